/** One device that several people hand round: whose hand may be seen on it now. */
import type { Seat, TableInfo } from './wire';

/** What it has to know of the table. */
interface Round {
  readonly info: TableInfo | null;
  /** Whose view is shown. */
  readonly me: Seat | null;
  readonly mySeats: readonly Seat[];
  /** Hands are secret. */
  readonly secrets: boolean;
  /** It waits for what hands did at a real table. */
  readonly judged: boolean;
}

export class Device {
  /** The seat whose hand may be seen now or, without secrets, who has said that it is theirs to press. */
  private opened = $state<Seat | null>(null);
  /** Whom the game asked first when that was said. */
  private asked: Seat | null = null;

  constructor(
    private readonly round: Round,
    private readonly watch: (seat: Seat | null) => void,
  ) {}

  get shared(): boolean {
    return this.round.mySeats.length > 1;
  }

  /** A running match in which those who share it must not see each other's hands. */
  private get secret(): boolean {
    const { info, secrets } = this.round;
    return Boolean(info && this.shared && secrets && info.status !== 'open');
  }

  /** Nobody's hand may be seen: those who wait behind the curtain. */
  get curtain(): Seat[] | null {
    const { info, judged, mySeats } = this.round;
    if (!info || !this.secret || info.status === 'over' || this.opened !== null || judged)
      return null;
    return mySeats.filter((seat) => info.to_act?.includes(seat));
  }

  /** A hand that the one in front of the screen may not see is not in the page at all. */
  get hidden(): boolean {
    const { me } = this.round;
    return this.secret && me !== null && me !== this.opened;
  }

  /** Lift the curtain for the one who sits there. */
  lift = (seat: Seat): void => {
    this.opened = seat;
    this.watch(seat);
  };

  /** All has been shown: whose view it is now. */
  settle(): void {
    const { info, me, mySeats, secrets } = this.round;
    if (!info) return;
    if (!this.shared) {
      const [mine] = mySeats; // whoever has just sat down looks at their own seat
      if (me === null && mine !== undefined) this.watch(mine);
      return;
    }
    if (info.status === 'open') return;
    const acting = (info.to_act ?? []).filter((seat) => mySeats.includes(seat));
    if (this.opened !== null && !acting.includes(this.opened)) this.opened = null;
    if (secrets) {
      if (me !== this.opened) this.watch(this.opened);
      return;
    }
    // The game names first whom it asks first: the auctioneer before those who may answer.
    const [first] = acting;
    if (first !== this.asked) this.opened = null;
    this.asked = first ?? null;
    const wanted = this.opened ?? first;
    if (wanted !== undefined && wanted !== me) this.watch(wanted);
  }
}
