/** A table as this page sees it: what is shown, what may be chosen, who looks. */
import type { GameFolder, Say, ScoreStep } from './game';
import { Refusal } from './api';
import { usualLevel } from './begin';
import { dropPart, newPart, seen } from './deal';
import { Device } from './device.svelte';
import { edition } from './edition.svelte';
import { Handwork } from './handwork.svelte';
import { Hinting } from './hinting.svelte';
import type { Picture } from './motion';
import { tempo } from './pace.svelte';
import { forEverybody, playingSeats, seatsOf } from './seats';
import { Connection, type Link, type Loss, type MakeSocket, type Wanted } from './socket';
import { Stage, type Scene, type View } from './stage';
import type { Stage as Played } from './stages';
import { NOTHING, takeback, withTaken } from './takeback';
import type { ChatLine, Choice, Done, Event, Frame, Hint, Numbered, Seat } from './wire';
import type { TableInfo } from './wire';
import { actorOf, entries, followed, fromLog, goesBack, isFor, lasting, type Turn } from './turns';

export interface Step {
  id: number;
  view: View | null;
  previous: View | null;
  events: Event[];
}

const CHAT_LINES = 200;
const LATE_MS = 3000; // a page that nobody looks at draws nothing

export class Table {
  /** What is shown now: the frame, and what has just happened in it. */
  frame = $state.raw<Frame | null>(null);
  step = $state.raw<Step>({ id: 0, view: null, previous: null, events: [] });
  log = $state.raw<Numbered[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** What happened while nobody of this seat was looking: told once. */
  missed = $state.raw<Event[]>([]);
  /** When the frame that is shown came, as `performance.now()` counts. */
  heardAt = 0;
  /** Whether the last move made here can still be taken back. */
  takeback = $state.raw(NOTHING);
  /** A touch that did nothing: what to do instead, or once more what is asked. Until the next. */
  tip = $state.raw<{ says: Say | null } | null>(null);
  link = $state<Link>('connecting');
  /** Why it cannot be reached, if it cannot. */
  loss = $state.raw<Loss | null>(null);
  thinking = $state.raw<Seat[]>([]);
  /** What the others did since the last turn of the seat in view. */
  turns = $state.raw<readonly Turn[]>([]);
  /** Somebody else's turn is being shown, or shown again: what may be done comes after it. */
  following = $state(false);
  /** The turn that is shown again. */
  again = $state.raw<Turn | null>(null);
  /** What the board has come to, of what happened. */
  telling = $state.raw<Event | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  sending = $state(false);
  folder = $state.raw<GameFolder | null>(null);
  /** How well the bots of this box can play, the best last. */
  levels = $state.raw<readonly string[]>([]);
  /** The counting that the last events stand for. */
  scoring = $derived.by<ScoreStep[]>(() => {
    const { view, events, previous } = this.step;
    return view ? (this.folder?.scoring?.(events, view, previous) ?? []) : [];
  });
  private chosenText = $state<string | null>(null);
  private more = $state(false);
  /** The entry that our last command became: what is offered before it is seen is no longer true. */
  private answered = $state(0);

  readonly hinting = new Hinting(this);
  readonly device = new Device(this, (seat) => void this.connection.watch(seat));
  readonly handwork = new Handwork(
    () => this.frame,
    () => this.mySeats,
    (data) => this.connection.hand(data),
  );
  private readonly connection: Connection;
  private readonly stage: Stage;
  private told = '';
  private replay: ReturnType<typeof setTimeout> | undefined;
  private moving: ReturnType<typeof setTimeout> | undefined;
  /** The board's picture still moves, and what follows waits for it. */
  private stirring = false;
  private waits = false;
  private readonly added = new Set<Seat>();
  private readonly showed = new Set<Seat>();

  constructor(
    readonly code: string,
    make?: MakeSocket,
    /** A screen for all: it sits nowhere, and no hand is ever sent to it. */
    private readonly forAll = false,
  ) {
    this.stage = new Stage(
      (scene) => this.show(scene),
      () => this.settled(),
      ({ frame, events, previous }) => this.takes(previous, events, frame.view),
    );
    const listener = {
      frame: (frame: Frame) => {
        this.addParts(frame.table);
        this.showHands(frame.table);
        this.stage.push(this.handwork.whole(frame));
      },
      thinking: (seat: Seat) => (this.thinking = [...new Set([...this.thinking, seat])]),
      link: (link: Link, loss: Loss | null) => ([this.link, this.loss] = [link, loss]),
      welcome: (page: string) => {
        edition.served(page);
        this.handwork.connected();
      },
      picture: (picture: Picture) => this.handwork.see(picture),
    };
    this.connection = new Connection(code, listener, make, forAll);
  }

  open(): void {
    this.connection.open();
  }

  /** The game's own folder has been loaded: now it is known whether hands are secret. */
  equip(folder: GameFolder): void {
    this.folder = folder;
    if (this.info) this.showHands(this.info);
    this.settled();
  }

  close(): void {
    clearTimeout(this.replay);
    clearTimeout(this.moving);
    this.stage.stop();
    this.connection.close();
  }

  /** The board lies there: what happens is shown from now on. */
  look(): void {
    this.stage.look();
  }

  /** Somebody does not want to wait for the next try. */
  comeBack = (): void => this.connection.again();

  /** The page is looked at again. */
  lookedAt = (): void => {
    this.connection.hurry();
    this.markShown();
  };

  get info(): TableInfo | null {
    return this.frame?.table ?? null;
  }

  /** Whose view is shown, and who acts here. */
  get me(): Seat | null {
    return this.frame?.seat ?? null;
  }

  get mySeats(): Seat[] {
    return this.info && !this.forAll ? playingSeats(this.info) : [];
  }

  /** The seat that speaks for this person: the one in view, or the first. */
  get actor(): Seat | null {
    return this.me ?? this.mySeats[0] ?? null;
  }

  /** To whom the page speaks, also once they have given up; nobody in particular, where several look
   * at it. */
  get you(): Seat | null {
    const [mine, ...others] = this.info && !this.forAll ? seatsOf(this.info) : [];
    return others.length ? null : (mine ?? null);
  }

  get secrets(): boolean {
    return this.folder?.secrets ?? true;
  }

  /** What the one in front of the screen may not see. */
  get hidden(): boolean {
    return this.device.hidden;
  }

  /** More is to be shown, or what was done here has not come back yet. */
  private get busy(): boolean {
    const behind = (this.frame?.n ?? 0) < this.answered;
    return this.more || this.sending || behind || (this.following && !this.timed);
  }

  /** Who is seen to act: whoever's turn is being shown, or else who may. */
  get actors(): readonly Seat[] {
    const shown = this.following ? actorOf(this.step.events) : null;
    return shown === null ? (this.info?.to_act ?? []) : [shown];
  }

  /** The clock of the seat in view runs: it cannot wait for pictures. */
  private get timed(): boolean {
    return Boolean(this.me !== null && this.info?.seats[this.me]?.running);
  }

  get moves(): Choice[] {
    const { frame, me } = this;
    const sitter = me === null ? undefined : frame?.table.seats[me];
    if (!frame || this.busy || this.hidden || sitter?.bot) return [];
    return this.judged ? [] : frame.moves;
  }

  /** At a real table: it waits for what hands did, and somebody says it. */
  get judged(): boolean {
    return this.info?.mode === 'referee' && Boolean(this.info.to_act?.includes(0));
  }

  /** What may be said, by anybody who plays: behind the curtain too. */
  get facts(): Choice[] {
    return this.judged && !this.busy && !this.forAll ? (this.frame?.moves ?? []) : [];
  }

  get chosen(): Choice | null {
    return this.moves.find(({ move }) => move === this.chosenText) ?? null;
  }

  choose = (move: string | null): void => {
    this.chosenText = move;
    this.tip = null;
  };

  explain = (says: Say | null): void => {
    if (!this.following) this.tip = { says };
  };

  confirm = (): void => {
    if (this.chosen) void this.send(this.chosen.move);
  };

  play = (move: string): void => {
    this.chosenText = move;
    this.confirm();
  };

  /** Take a seat; what this browser adds to the deal comes with sitting down. */
  async sit(seat: Seat, name: string): Promise<void> {
    const nonce = this.info?.seats[seat]?.mine ? '' : newPart(this.code, seat);
    const done = await this.do({ do: 'sit', seat, name, nonce });
    if (!done && nonce) dropPart(this.code, seat, nonce);
  }

  /** Whoever was seated by others, or by opening the table, adds to the deal as soon as its seed is
   * fixed: its fingerprint has been seen. */
  private addParts({ seats, status, seed_hash }: TableInfo): void {
    if (this.forAll) return;
    seen(this.code, seed_hash);
    if (status !== 'open' || !seed_hash) return;
    for (const [key, { mine, nonce }] of Object.entries(seats)) {
      const seat = Number(key);
      if (!mine || nonce || this.added.has(seat)) continue;
      this.added.add(seat);
      const part = newPart(this.code, seat);
      void this.connection
        .do({ do: 'nonce', seat, nonce: part })
        .catch(() => dropPart(this.code, seat, part)); // it has begun without
    }
  }

  /** Where hands are evened out, everybody may see what mine has shown. It is said once for each seat. */
  private showHands({ seats, status, options }: TableInfo): void {
    const shown = this.forAll || status !== 'open' ? null : this.folder?.shown?.(options);
    if (typeof shown !== 'number') return;
    for (const [key, { mine, bot }] of Object.entries(seats)) {
      const seat = Number(key);
      if (!mine || bot || this.showed.has(seat)) continue;
      this.showed.add(seat);
      void this.connection.do({ do: 'hand', seat, shown }).catch(() => undefined); // it has begun without
    }
  }

  /** A bot sits down at a free seat, or for somebody who is away. */
  replace(seat: Seat, level = usualLevel(this.levels)): Promise<Done | null> {
    return this.do({ do: 'bot', seat, level });
  }

  tell = (event: Event): void => {
    this.telling = event;
  };

  /** Enough seen of what others do: as it is now, at once. */
  skip = (): void => {
    if (this.again) {
      this.back();
      return;
    }
    this.stage.catchUp();
    this.stage.hurry();
    this.following = false;
    // A count that is due is still shown; it can be skipped by itself.
    if (!this.scoring.length) this.step = { ...this.step, id: this.step.id + 1, previous: null };
  };

  /** A turn of somebody else once more, as it was; without its views, where it was. */
  showAgain = (turn: Turn): void => {
    if (this.again === turn) {
      this.back();
      return;
    }
    const { step } = this;
    const { from, to, events } = turn;
    this.latest ??= step;
    this.again = turn;
    this.following = true;
    this.telling = events[0] ?? null;
    const shown = from && to ? { previous: from, view: to } : { previous: null, view: step.view };
    this.step = { id: step.id + 1, events, ...shown };
    clearTimeout(this.replay);
    const ms = tempo.again(this.stages(shown.previous, events, shown.view));
    this.replay = setTimeout(() => this.back(), ms);
  };

  /** Back to how it is now. */
  private back(): void {
    clearTimeout(this.replay);
    const { latest } = this;
    this.latest = this.again = null;
    this.following = false;
    if (latest) this.step = { ...latest, id: this.step.id + 1, previous: null };
  }

  private latest: Step | null = null;

  /** How long something takes to be seen. */
  private takes(previous: View | null, events: Event[], view: View | null): number {
    return tempo.step(this.stages(previous, events, view), this.others(events));
  }

  /** How long it takes until what is shown now can be counted. */
  get untilCounted(): number {
    const { previous, events, view } = this.step;
    const stages = this.stages(previous, events, view);
    const over = stages.findIndex(({ kind }) => kind === 'over') + 1;
    return tempo.moving(stages.slice(0, over || stages.length), this.others(events));
  }

  private stages(previous: View | null, events: Event[], view: View | null): Played<View>[] {
    return (view && this.folder?.stages?.(previous, events, view)) ?? [];
  }

  /** It was none of us; at a real table everybody saw it happen. */
  private others(events: readonly Event[]): boolean {
    const seat = actorOf(events);
    return this.info?.mode !== 'referee' && (seat === null || !this.mySeats.includes(seat));
  }

  /** A count is being shown: what comes waits for it. */
  hold(on: boolean): void {
    this.stage.hold(on);
  }

  /** Something at the table; a refusal is shown to the person. */
  do(command: Wanted): Promise<Done | null> {
    return this.tried(this.connection.do(command));
  }

  askHint = (seat: Seat): Promise<Hint | null> => this.tried(this.connection.hint(seat));

  private async tried<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
    this.refusal = null;
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
      return null;
    }
  }

  /** What happened at the real table. If somebody was quicker, it is about what they spoke of. */
  async declare(fact: string): Promise<void> {
    const { frame, actor } = this;
    if (actor !== null && frame) await this.sent({ do: 'declare', seat: actor, fact, n: frame.n });
  }

  async answer(yes: 'confirm' | 'dispute'): Promise<void> {
    const { frame, actor } = this;
    if (actor !== null && frame) await this.sent({ do: yes, seat: actor, n: frame.n });
    if (this.refusal?.code === 'table-no-fact') this.refusal = null; // somebody else has answered
  }

  private async send(move: string): Promise<void> {
    const { frame, me } = this;
    if (me !== null && frame) await this.sent({ do: 'move', seat: me, move, n: frame.n });
    this.chosenText = null;
  }

  /** One thing at a time: nothing else can be pressed until it is answered. */
  private async sent(command: Wanted): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.stage.hurry();
    this.answered = (await this.do(command))?.n ?? this.answered;
    this.sending = false;
  }

  private show({ frame, events: fresh, previous, first }: Scene): void {
    const { step } = this;
    const all = withTaken([...(frame.log ?? this.log), ...frame.events]);
    const told = new Map(
      frame.events.toReversed().map(({ event }, i) => [event, all.at(-1 - i)!.event]),
    );
    const events = fresh.map((event) => told.get(event) ?? event);
    if (frame.outcome && this.frame?.view && !this.frame.outcome) tempo.finish(frame.table.game);
    const done = Boolean(this.frame?.deed && frame.events.length); // before everybody's eyes
    const turned = frame.log !== null || step.view === null || frame.view === null;
    this.more = this.stage.busy;
    this.heardAt = performance.now();
    this.frame = this.forAll ? { ...frame, table: forEverybody(frame.table) } : frame;
    this.thinking = frame.table.thinking ?? [];
    this.log = lasting(all);
    this.tip = null;
    this.chat = (frame.log ? frame.chat : [...this.chat, ...frame.chat]).slice(-CHAT_LINES);
    this.takeback = takeback(
      frame.log ? NOTHING : this.takeback,
      [...(frame.log ?? []), ...frame.events],
      this.mySeats,
    );
    if ((done || frame.deed?.begun) && this.takeback.seat !== null)
      this.takeback = { seat: null, stands: 'fact' };
    this.missed = first && frame.log?.length ? events : this.missed.filter(isFor(frame.seat));
    this.follow(frame, events, previous);
    if (events.length || turned) {
      if (this.again) this.back();
      const marked = (events.length ? events : this.lastMove()).filter(isFor(frame.seat));
      const jumped = events.some(({ kind }) => kind === 'corrected'); // from what was never so
      const from = events.length && !jumped ? previous : null;
      this.step = { id: step.id + 1, view: frame.view, previous: from, events: marked };
    }
    this.markShown();
  }

  private follow(frame: Frame, events: Event[], previous: View | null): void {
    const mine = frame.seat === null ? [] : [frame.seat];
    const seen = frame.events.filter(({ event }) => isFor(frame.seat)(event));
    const single = new Set(seen.map(({ n }) => n)).size === 1;
    const from = single ? previous : null;
    if (frame.log || seen.some(({ event }) => goesBack(event)))
      this.turns = fromLog(this.log, mine, this.turns);
    else
      for (const happened of entries(seen)) {
        const next = { events: happened, from, to: single ? frame.view : null };
        this.turns = followed(this.turns, next, mine);
      }
    if (!events.length) return;
    this.following = previous !== null && this.others(events);
    this.telling = events.find(isFor(frame.seat)) ?? null;
    clearTimeout(this.moving);
    this.waits = false;
    const moves = this.stages(previous, events, frame.view).filter(({ aside }) => !aside);
    this.moving = setTimeout(() => this.moved(), tempo.moving(moves, true));
  }

  /** What matters has been seen to move: whoever is to act need not wait until it has been read. */
  private moved(): void {
    const mine = this.mySeats.some((seat) => this.info?.to_act?.includes(seat));
    if (mine && !this.stage.busy && !this.again) this.rest();
  }

  /** The board's picture comes late, or has come. */
  stirs = (on: boolean): void => {
    this.stirring = on;
    if (!on && this.waits && !this.again) this.rest();
  };

  /** Nothing is followed any more, once the picture has come to rest: it is not waited for for ever. */
  private rest(): void {
    this.waits = this.stirring;
    clearTimeout(this.moving);
    if (this.stirring) this.moving = setTimeout(() => this.stirs(false), LATE_MS);
    else this.following = false;
  }

  /** What was last told, should nothing be new: a reload marks the last move too. */
  private lastMove(): Event[] {
    if (this.step.events.length) return this.step.events;
    const last = this.log.at(-1)?.n;
    return this.log.filter(({ n }) => n === last).map(({ event }) => event);
  }

  private settled(): void {
    this.more = this.stage.busy;
    if (this.more) return;
    if (!this.again && this.following) this.rest();
    this.device.settle();
  }

  private markShown(): void {
    const { frame } = this;
    if (!frame || frame.seat === null || document.hidden || this.hidden) return;
    const mark = `${frame.seat}/${frame.n}`;
    if (mark === this.told) return;
    this.told = mark;
    void this.connection.do({ do: 'shown', n: frame.n }).catch(() => undefined);
  }
}
