/** The judge of bones, step by step. Written by scripts/bones_ts.py from the rules: do not edit.
 *
 * The server judges the same samples with the same arithmetic and comes to the same bits.
 */

export const ACTING = 3;
export const AWAY = 6;
export const A_SECOND = 240;
export const BESIDE = 23;
export const BONES = 6;
export const BONE_FELL = 29;
export const BY_THE_WALL = 19;
export const CATCH = 9;
export const COMING = 2;
export const DRAW_IN = 10;
export const FINGER = 21;
export const FINGERS = 5;
export const FINGER_SLIPPED = 22;
export const FLICKING = 1;
export const FLIGHT = 1;
export const FLYING = 3;
export const HAND_FULL = 3;
export const HAND_TOO_FAST = 4;
export const HELD = 1;
export const HOP = 3;
export const IDLE = 0;
export const JACK_FELL = 2;
export const JACK_SLID = 30;
export const KNOCKED_OVER = 17;
export const LAID_TOO_BRIEFLY = 12;
export const LAID_TOO_NEAR = 14;
export const LAY_DOWN = 1;
export const LOSES = 3;
export const MANAGED = 1;
export const MANY = 4;
export const MISSED_THE_CARD = 20;
export const NONE = 0;
export const NONE_LEFT = 6;
export const NOTHING = 0;
export const NOTHING_THERE = 26;
export const NOT_CAUGHT = 28;
export const NOT_DONE = 31;
export const OFF_TABLE = 24;
export const ONE_A_THROW = 11;
export const ON_EDGE_ALREADY = 18;
export const OVER = 2;
export const PICK_UP = 0;
export const PINCERS = 3;
export const PUSH = 4;
export const RAKE = 8;
export const READY = 0;
export const RESTING = 2;
export const ROUND = 2;
export const SET = 6;
export const SHOOT = 5;
export const SLIPPED = 9;
export const SPENT = 4;
export const STAND_UP = 2;
export const STRIKE = 7;
export const STROKE = 12;
export const SWEEP = 11;
export const TABLE = 0;
export const THROWS_OVER = 5;
export const TIPPED = 16;
export const TOUCHED = 25;
export const TWO_AT_ONCE = 10;
export const TWO_FELL = 13;
export const USED_UP = 1;
export const WEAK_STROKE = 15;
export const WEAK_THROW = 8;
export const WON = 2;
export const WRONG_NUMBER = 27;

/** Why: how it ended, or what went wrong. */
export const WHY = ['nothing', 'managed', 'jack-fell', 'hand-full', 'hand-too-fast', 'throws-over', 'none-left', 'opened', 'weak-throw', 'slipped', 'two-at-once', 'one-a-throw', 'laid-too-briefly', 'two-fell', 'laid-too-near', 'weak-stroke', 'tipped', 'knocked-over', 'on-edge-already', 'wall', 'missed-the-card', 'finger', 'finger-slipped', 'beside', 'off-table', 'touched', 'nothing-there', 'wrong-number', 'not-caught', 'bone-fell', 'jack-slid', 'not-done'] as const;

export interface World {
  time: number;
  phase: number;
  why: number;
  mishap: number;
  mishap_time: number;
  past_x: number[];
  past_y: number[];
  pressed: number;
  press: number;
  release: number;
  stroke_x: number;
  stroke_y: number;
  stroke: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  speed: number;
  was_vx: number;
  was_vy: number;
  busy: number;
  finger: number;
  aim_x: number;
  aim_y: number;
  let: number;
  let_x: number;
  let_y: number;
  let_vx: number;
  let_vy: number;
  let_v: number;
  held: number;
  off_x: number;
  off_y: number;
  lift: number;
  still: number;
  side: number;
  from_x: number;
  from_y: number;
  to_x: number;
  to_y: number;
  air: number;
  flight: number;
  wager: number;
  on_back: number;
  slid_x: number;
  slid_y: number;
  slid_vx: number;
  slid_vy: number;
  throws: number;
  count: number;
  all_edge: number;
  gain: number;
  prize: number;
  struck: number;
  left: number;
  right: number;
  bones: Bone[];
  later_x: number[];
  later_y: number[];
}

export interface Law {
  act: number;
  thrown: number;
  miss: number;
  number: number;
  most_throws: number;
  rounds: number;
  swaps: number;
  all_on_edge: number;
  passing: number;
  rally: number;
  fastest: number;
  push: number;
  arrived: number;
  arriving: number;
  flick: number;
  weakest: number;
  lowest: number;
  highest: number;
  drift: number;
  bend: number;
  longer: number;
  catch: number;
  catch_speed: number;
  grip: number;
  slip: number;
  slip_speed: number;
  grip_time: number;
  one_reach: number;
  lay_least: number;
  lay_most: number;
  lay_speed: number;
  lay_off: number;
  stand_least: number;
  stand_most: number;
  tip_keeps: number;
  lift_time: number;
  push_speed: number;
  shot_least: number;
  shot_times: number;
  shot_fastest: number;
  shot_askew: number;
  strike_least: number;
  strike_most: number;
  strike_depth: number;
  strike_time: number;
  rake: number;
  rake_speed: number;
  rake_pull: number;
  rake_close: number;
  rising: number;
  draw_speed: number;
  draw_off: number;
  draw_tires: number;
  draw_stop: number;
  draw_stopped: number;
  palm: number;
  spread: number;
  spread_bend: number;
  early: number;
  back_round: number;
  back_holds: number;
  back_edge: number;
  jolt: number;
  jolt_least: number;
  jolt_more: number;
  pincers: number;
  friction: number;
  knock: number;
  tips: number;
  gravity: number;
  air: number;
  own: number;
  hand_x: number;
  hand_y: number;
  table_x: number;
  table_y: number;
  half: number;
  across: number;
  high: number;
  west: number;
  east: number;
  south: number;
  north: number;
  wall_west: number;
  wall_east: number;
  wall_south: number;
  wall_north: number;
  arch: number;
  gap: number;
  gaps: number[];
  line: number;
  goal: number;
  rim: number;
}

export interface Bone {
  x: number;
  y: number;
  vx: number;
  vy: number;
  lies: number;
  edge: number;
  done: number;
  whose: number;
  home_x: number;
  home_y: number;
  rim_x: number;
  rim_y: number;
  early: number;
  due: number;
}

const blankWorld = (): World => ({
  time: 0,
  phase: 0,
  why: 0,
  mishap: 0,
  mishap_time: 0,
  past_x: Array.from({ length: 13 }, () => 0),
  past_y: Array.from({ length: 13 }, () => 0),
  pressed: 0,
  press: 0,
  release: 0,
  stroke_x: 0,
  stroke_y: 0,
  stroke: 0,
  x: 0,
  y: 0,
  vx: 0,
  vy: 0,
  speed: 0,
  was_vx: 0,
  was_vy: 0,
  busy: 0,
  finger: 0,
  aim_x: 0,
  aim_y: 0,
  let: 0,
  let_x: 0,
  let_y: 0,
  let_vx: 0,
  let_vy: 0,
  let_v: 0,
  held: 0,
  off_x: 0,
  off_y: 0,
  lift: 0,
  still: 0,
  side: 0,
  from_x: 0,
  from_y: 0,
  to_x: 0,
  to_y: 0,
  air: 0,
  flight: 0,
  wager: 0,
  on_back: 0,
  slid_x: 0,
  slid_y: 0,
  slid_vx: 0,
  slid_vy: 0,
  throws: 0,
  count: 0,
  all_edge: 0,
  gain: 0,
  prize: 0,
  struck: 0,
  left: 0,
  right: 0,
  bones: Array.from({ length: 6 }, blankBone),
  later_x: Array.from({ length: 30 }, () => 0),
  later_y: Array.from({ length: 30 }, () => 0),
});
const blankLaw = (): Law => ({
  act: 0,
  thrown: 0,
  miss: 0,
  number: 0,
  most_throws: 0,
  rounds: 0,
  swaps: 0,
  all_on_edge: 0,
  passing: 0,
  rally: 0,
  fastest: 0,
  push: 0,
  arrived: 0,
  arriving: 0,
  flick: 0,
  weakest: 0,
  lowest: 0,
  highest: 0,
  drift: 0,
  bend: 0,
  longer: 0,
  catch: 0,
  catch_speed: 0,
  grip: 0,
  slip: 0,
  slip_speed: 0,
  grip_time: 0,
  one_reach: 0,
  lay_least: 0,
  lay_most: 0,
  lay_speed: 0,
  lay_off: 0,
  stand_least: 0,
  stand_most: 0,
  tip_keeps: 0,
  lift_time: 0,
  push_speed: 0,
  shot_least: 0,
  shot_times: 0,
  shot_fastest: 0,
  shot_askew: 0,
  strike_least: 0,
  strike_most: 0,
  strike_depth: 0,
  strike_time: 0,
  rake: 0,
  rake_speed: 0,
  rake_pull: 0,
  rake_close: 0,
  rising: 0,
  draw_speed: 0,
  draw_off: 0,
  draw_tires: 0,
  draw_stop: 0,
  draw_stopped: 0,
  palm: 0,
  spread: 0,
  spread_bend: 0,
  early: 0,
  back_round: 0,
  back_holds: 0,
  back_edge: 0,
  jolt: 0,
  jolt_least: 0,
  jolt_more: 0,
  pincers: 0,
  friction: 0,
  knock: 0,
  tips: 0,
  gravity: 0,
  air: 0,
  own: 0,
  hand_x: 0,
  hand_y: 0,
  table_x: 0,
  table_y: 0,
  half: 0,
  across: 0,
  high: 0,
  west: 0,
  east: 0,
  south: 0,
  north: 0,
  wall_west: 0,
  wall_east: 0,
  wall_south: 0,
  wall_north: 0,
  arch: 0,
  gap: 0,
  gaps: Array.from({ length: 4 }, () => 0),
  line: 0,
  goal: 0,
  rim: 0,
});
const blankBone = (): Bone => ({
  x: 0,
  y: 0,
  vx: 0,
  vy: 0,
  lies: 0,
  edge: 0,
  done: 0,
  whose: 0,
  home_x: 0,
  home_y: 0,
  rim_x: 0,
  rim_y: 0,
  early: 0,
  due: 0,
});

type Plain = { readonly [field: string]: unknown };

/** A record with the fields that a setting names; what it leaves out is 0. */
function filled<T extends object>(made: T, plain: Plain): T {
  const to = made as Record<string, unknown>;
  for (const [name, value] of Object.entries(plain)) {
    if (!Array.isArray(value)) to[name] = value;
    else
      value.forEach((part: unknown, i) => {
        const row = to[name] as unknown[];
        if (typeof part === 'object') filled(row[i] as object, part as Plain);
        else row[i] = part;
      });
  }
  return made;
}

export const worldOf = (plain: Plain): World => filled(blankWorld(), plain);
export const lawOf = (plain: Plain): Law => filled(blankLaw(), plain);

/** It goes on, unless a rule says otherwise. */
export function went_wrong(w: World, why: number): void {
  w.mishap = why;
  w.mishap_time = w.time;
}

export function end(w: World, why: number): void {
  w.phase = OVER;
  w.why = why;
}

/** The end, by a deed that failed. In some tricks nothing counts then. */
export function fail(w: World, law: Law, why: number): void {
  went_wrong(w, why);
  if (law.miss === LOSES) {
    w.count = 0;
  }
  end(w, why);
}

export function balance(w: World, law: Law): void {
  let keeps = 0;
  const ax = ((law.gravity * w.slid_x) / law.back_round) - ((w.vx - w.was_vx) * A_SECOND);
  const ay = ((law.gravity * w.slid_y) / law.back_round) - ((w.vy - w.was_vy) * A_SECOND);
  const a = Math.sqrt((ax * ax) + (ay * ay));
  const holds = law.back_holds * law.gravity;
  const v = Math.sqrt((w.slid_vx * w.slid_vx) + (w.slid_vy * w.slid_vy));
  if (v > 0) {
    keeps = 1 - ((holds / A_SECOND) / v);
    if (keeps < 0) {
      keeps = 0;
    }
    if ((keeps > 0) || (a > holds)) {
      w.slid_vx = (w.slid_vx * keeps) + (ax / A_SECOND);
      w.slid_vy = (w.slid_vy * keeps) + (ay / A_SECOND);
    } else {
      w.slid_vx = 0;
      w.slid_vy = 0;
    }
  } else if (a > holds) {
    w.slid_vx = (ax / A_SECOND) * (1 - (holds / a));
    w.slid_vy = (ay / A_SECOND) * (1 - (holds / a));
  }
  w.slid_x += w.slid_vx / A_SECOND;
  w.slid_y += w.slid_vy / A_SECOND;
  if (Math.sqrt((w.slid_x * w.slid_x) + (w.slid_y * w.slid_y)) > law.back_edge) {
    end(w, JACK_SLID);
  }
}

export function caught(w: World, law: Law): void {
  const before = w.count;
  if (law.thrown === PINCERS) {
    w.bones[w.held]!.lies = WON;
    w.held = -1;
    w.count += 1;
  } else if ((law.act === CATCH) || (law.act === SWEEP)) {
    w.count += (law.act === CATCH) ? 1 : w.gain;
  } else if ((law.act === RAKE) && (law.rounds === 0)) {
    w.count = w.gain;
  } else if (law.act === RAKE) {
    if (w.gain === (w.count + 1)) {
      w.count += 1;
      if (w.count < law.number) {
        toss_again(w);
      }
    }
  } else if ((law.act === STAND_UP) || (law.act === HOP) || (law.act === SET) || (law.act === LAY_DOWN)) {
    w.count = those_there(w, law);
    if ((law.act === SET) && (w.gain === 1) && (w.count <= before)) {
      went_wrong(w, MISSED_THE_CARD);
    }
  } else if (w.gain === 1) {
    win(w, law);
  }
  go_on(w, law, w.count > before);
}

export function go_on(w: World, law: Law, better: boolean): void {
  if ((w.count >= law.number) || ((law.all_on_edge === 1) && all_on_edge(w))) {
    w.all_edge = (w.count >= law.number) ? 0 : 1;
    end(w, MANAGED);
  } else if (!better && (law.miss > USED_UP)) {
    if (law.act === RAKE) {
      went_wrong(w, WRONG_NUMBER);
    }
    fail(w, law, (w.mishap === NOTHING) ? NOT_DONE : w.mishap);
  } else if (w.throws >= law.most_throws) {
    end(w, THROWS_OVER);
  } else if (too_few(w, law)) {
    end(w, NONE_LEFT);
  }
}

export function win(w: World, law: Law): void {
  const b = w.bones[w.prize]!;
  w.count += 1;
  if (law.rally === 1) {
    if (w.count < law.number) {
      b.x = b.home_x;
      b.y = b.home_y;
      b.vx = 0;
      b.vy = 0;
    }
  } else {
    b.lies = WON;
  }
}

/** The bones go back on the table, tossed anew. */
export function toss_again(w: World): void {
  for (let i = 0; i < BONES; i++) {
    const b = w.bones[i]!;
    if ((b.lies === HELD) || (b.lies === TABLE)) {
      b.lies = TABLE;
      b.x = w.later_x[(w.count * BONES) + i]!;
      b.y = w.later_y[(w.count * BONES) + i]!;
    }
  }
}

/** Of the bones that may yet be pushed away or fall: those that count now. */
export function those_there(w: World, law: Law): number {
  let there = 0;
  there = 0;
  for (let i = 0; i < BONES; i++) {
    if (counts(w, law, i)) {
      there += 1;
    }
  }
  return there;
}

export function counts(w: World, law: Law, i: number): boolean {
  const b = w.bones[i]!;
  if (b.lies !== TABLE) {
    return false;
  }
  if (law.act === LAY_DOWN) {
    return b.done === 1;
  }
  if (law.act === STAND_UP) {
    return (b.done === 1) && (b.edge === 1);
  }
  if (law.act === SET) {
    return inside(law, b.x, b.y, law.high);
  }
  return (b.done === 1) && inside(law, b.x, b.y, law.half);
}

export function inside(law: Law, x: number, y: number, by: number): boolean {
  if ((x < (law.west + by)) || (x > (law.east - by))) {
    return false;
  }
  return ((law.south + by) <= y) && (y <= (law.north - by));
}

/** Those included that landed so; one that fell off the table does not stand. */
export function all_on_edge(w: World): boolean {
  for (let i = 0; i < BONES; i++) {
    const b = w.bones[i]!;
    if ((b.lies === SPENT) || ((b.lies === TABLE) && (b.edge === 0))) {
      return false;
    }
  }
  return true;
}

/** The number cannot be reached any more. In a duel it is rounds, not bones. */
export function too_few(w: World, law: Law): boolean {
  return (law.rally === 0) && (law.rounds === 0) && (could_count(w, law) < law.number);
}

/** Bones that are won, or can still be. */
export function could_count(w: World, law: Law): number {
  let could = 0;
  could = 0;
  for (let i = 0; i < BONES; i++) {
    const b = w.bones[i]!;
    const lost = (law.act === LAY_DOWN) && (b.lies === TABLE) && (b.done === 0);
    if (((b.lies === TABLE) || (b.lies === HELD) || (b.lies === WON)) && !lost) {
      could += 1;
    }
  }
  return could;
}

export function follow(w: World, law: Law): void {
  w.was_vx = w.vx;
  w.was_vy = w.vy;
  if (w.finger === FLICKING) {
    w.vx = 0;
    w.vy = 0;
  } else {
    _hurry(w, law, goal_x(w), goal_y(w, law));
  }
  w.x += w.vx / A_SECOND;
  w.y += w.vy / A_SECOND;
  w.speed = Math.sqrt((w.vx * w.vx) + (w.vy * w.vy));
  if (w.busy > 0) {
    w.busy -= 1 / A_SECOND;
  }
}

/** Where it was pressed; then where it was let go; otherwise where the pointer is. */
export function goal_x(w: World): number {
  if (w.finger === COMING) {
    return w.aim_x;
  }
  if ((w.finger === ACTING) && (w.let === 1)) {
    return w.let_x;
  }
  return w.past_x[0]!;
}

export function goal_y(w: World, law: Law): number {
  if (w.finger === COMING) {
    return w.aim_y;
  }
  if ((w.finger === ACTING) && (w.let === 1)) {
    return w.let_y;
  }
  return w.past_y[0]! - before(w, law);
}

/** How far before the hand the pincers are that look for a bone. */
export function before(w: World, law: Law): number {
  return ((law.thrown === PINCERS) && (w.phase === READY) && (w.held < 0)) ? law.pincers : 0;
}

/** As fast as it may and can still stop there. */
export function _hurry(w: World, law: Law, x: number, y: number): void {
  let ax = 0;
  let ay = 0;
  let want = 0;
  let want_x = 0;
  let want_y = 0;
  const dx = x - w.x;
  const dy = y - w.y;
  const far = Math.sqrt((dx * dx) + (dy * dy));
  want_x = 0;
  want_y = 0;
  if (far > 0) {
    want = 0.8 * Math.sqrt((2 * law.push) * far);
    if (want > law.fastest) {
      want = law.fastest;
    }
    if (want > (far * 60)) {
      want = far * 60;
    }
    want_x = (dx / far) * want;
    want_y = (dy / far) * want;
  }
  ax = want_x - w.vx;
  ay = want_y - w.vy;
  const a = Math.sqrt((ax * ax) + (ay * ay));
  const most = law.push / A_SECOND;
  if (a > most) {
    ax = (ax * most) / a;
    ay = (ay * most) / a;
  }
  w.vx += ax;
  w.vy += ay;
}

/** The hand is there, and not on its way to somewhere else. */
export function at(w: World, law: Law, x: number, y: number): boolean {
  const dx = x - w.x;
  const dy = y - w.y;
  return (((dx * dx) + (dy * dy)) < (law.arrived * law.arrived)) && (w.speed < law.arriving);
}

/** What the finger says is remembered. */
export function latch(w: World, law: Law): void {
  if ((w.press === 1) && (w.finger !== ACTING)) {
    w.finger = COMING;
    w.let = 0;
    w.aim_x = w.past_x[0]!;
    w.aim_y = w.past_y[0]! - before(w, law);
  }
  if ((w.release === 1) && ((w.finger === COMING) || (w.finger === ACTING))) {
    w.let = 1;
    w.let_x = w.past_x[0]!;
    w.let_y = w.past_y[0]! - before(w, law);
    w.let_vx = w.stroke_x;
    w.let_vy = w.stroke_y;
    w.let_v = w.stroke;
  }
}

/** Where it was pressed. */
export function arrived(w: World, law: Law): boolean {
  return (w.finger === COMING) && at(w, law, w.aim_x, w.aim_y);
}

/** What was dragged has come to where it was let go. */
export function done(w: World, law: Law): boolean {
  return (w.finger === ACTING) && (w.let === 1) && at(w, law, w.let_x, w.let_y);
}

export function open_hand(w: World): void {
  w.finger = IDLE;
  w.let = 0;
}

/** How far a bone is from there; very far, if it cannot be touched. */
export function away(w: World, i: number, x: number, y: number): number {
  const b = w.bones[i]!;
  if ((b.lies !== TABLE) && (b.lies !== FINGERS)) {
    return 1000000000;
  }
  return Math.sqrt(((b.x - x) * (b.x - x)) + ((b.y - y) * (b.y - y)));
}

export function nearest(w: World, x: number, y: number): number {
  let best = 0;
  best = 0;
  for (let i = 0; i < BONES; i++) {
    if (away(w, i, x, y) < away(w, best, x, y)) {
      best = i;
    }
  }
  return best;
}

/** How many bones the fingers close round. */
export function within(w: World, x: number, y: number, reach: number): number {
  let inside = 0;
  inside = 0;
  for (let i = 0; i < BONES; i++) {
    if (away(w, i, x, y) <= reach) {
      inside += 1;
    }
  }
  return inside;
}

export function carry(w: World, law: Law): void {
  const b = w.bones[w.held]!;
  w.lift += 1 / (A_SECOND * law.lift_time);
  if (w.lift > 1) {
    w.lift = 1;
  }
  if ((law.act === HOP) && by_the_wall(law, w.x, w.y)) {
    if (w.lift < 1) {
      went_wrong(w, BY_THE_WALL);
      w.vx = 0;
      w.vy = 0;
      put_down(w, b);
      return;
    }
  }
  b.x = w.x;
  b.y = w.y;
  if (law.act === HOP) {
    go_over(law, b);
  }
  if (done(w, law) && (w.busy <= 0)) {
    if ((law.act === HOP) && by_the_wall(law, b.x, b.y)) {
      went_wrong(w, BY_THE_WALL);
      b.done = 0;
      b.x = law.wall_east + law.half;
    }
    put_down(w, b);
    if ((law.act === SWEEP) && inside(law, b.x, b.y, law.high)) {
      b.lies = WON;
      w.gain = 1;
    }
  }
}

/** From the near side over the wall. Whatever has come back has yet to go over it again. */
export function go_over(law: Law, b: Bone): void {
  if (b.x > (law.wall_east + law.half)) {
    b.done = 0;
  } else if (b.done === 0) {
    if (by_the_wall(law, b.x, b.y)) {
      b.done = 1;
    } else if (b.x < (law.wall_west - law.half)) {
      b.done = ROUND;
    }
  }
}

/** A bone there touches the wall, or is above it. */
export function by_the_wall(law: Law, x: number, y: number): boolean {
  if ((x < (law.wall_west - law.half)) || (x > (law.wall_east + law.half))) {
    return false;
  }
  return (law.wall_south <= y) && (y <= law.wall_north);
}

export function put_down(w: World, b: Bone): void {
  b.lies = TABLE;
  w.held = -1;
  open_hand(w);
}

export function draw_in(w: World, law: Law): void {
  const b = w.bones[w.held]!;
  b.x = w.x;
  b.y = w.y;
  if (w.speed < law.draw_stopped) {
    w.still += 1 / A_SECOND;
  }
  const room = law.draw_off * (1 - (law.draw_tires * w.count));
  if ((aside(w, law) > room) || (w.speed > law.draw_speed) || (w.let === 1) || (w.still > law.draw_stop)) {
    fail(w, law, BONE_FELL);
  } else if (in_palm(w, law)) {
    b.lies = WON;
    w.held = -1;
    w.count += 1;
    open_hand(w);
    if (w.count >= law.number) {
      end(w, MANAGED);
    }
  }
}

/** How far from the straight line between the fingers and the palm. */
export function aside(w: World, law: Law): number {
  const b = w.bones[w.held]!;
  const x = law.hand_x - b.home_x;
  const y = law.hand_y - b.home_y;
  return Math.abs(((w.x - b.home_x) * y) - ((w.y - b.home_y) * x)) / Math.sqrt((x * x) + (y * y));
}

export function in_palm(w: World, law: Law): boolean {
  const x = w.x - law.hand_x;
  const y = w.y - law.hand_y;
  return ((x * x) + (y * y)) < (law.palm * law.palm);
}

export function fly(w: World, law: Law): void {
  w.air += 1 / A_SECOND;
  if (law.thrown === MANY) {
    rain(w, law);
  } else if (w.air >= w.flight) {
    come_down(w, law);
  }
}

export function under(w: World, law: Law, x: number, y: number): boolean {
  const dx = x - w.x;
  const dy = y - w.y;
  return Math.sqrt((dx * dx) + (dy * dy)) <= law.catch;
}

/** Many bones, each in its time. */
export function rain(w: World, law: Law): void {
  let flying = 0;
  flying = 0;
  for (let i = 0; i < BONES; i++) {
    const b = w.bones[i]!;
    if (b.lies === FLYING) {
      if (w.air < b.due) {
        flying = 1;
      } else if (under(w, law, b.home_x, b.home_y) && (w.speed <= law.catch_speed)) {
        b.lies = WON;
        w.count += 1;
      } else {
        b.lies = SPENT;
        went_wrong(w, NOT_CAUGHT);
      }
    }
  }
  if (flying === 0) {
    end(w, (w.count >= law.number) ? MANAGED : NOT_CAUGHT);
  }
}

export function come_down(w: World, law: Law): void {
  const why = fate(w, law);
  w.phase = READY;
  if (why === MANAGED) {
    if (law.thrown === RESTING) {
      lie_on_back(w);
    } else {
      open_hand(w);
      caught(w, law);
    }
  } else if ((law.thrown === RESTING) && (w.throws < law.most_throws)) {
    went_wrong(w, why);
  } else if (law.thrown === PINCERS) {
    went_wrong(w, NOT_CAUGHT);
    end(w, NOT_CAUGHT);
  } else {
    went_wrong(w, why);
    end(w, why);
  }
}

export function fate(w: World, law: Law): number {
  if (!under(w, law, w.to_x, w.to_y)) {
    return JACK_FELL;
  }
  if (w.speed > law.catch_speed) {
    return HAND_TOO_FAST;
  }
  if ((w.busy > 0) || full(w, law)) {
    return HAND_FULL;
  }
  return MANAGED;
}

/** The fingers are on a bone, or hold it. A finger that is down where there is none, or has yet to get there, leaves the hand open. */
export function full(w: World, law: Law): boolean {
  if (w.finger !== ACTING) {
    return false;
  }
  return (w.held >= 0) || ((law.act === RAKE) && (within(w, w.x, w.y, law.rake) > 0));
}

export function lie_on_back(w: World): void {
  w.on_back = 1;
  w.slid_x = w.to_x - w.x;
  w.slid_y = w.to_y - w.y;
  w.slid_vx = 0;
  w.slid_vy = 0;
}

/** The hand is where it was pressed. */
export function lay_down(w: World, law: Law): void {
  if (w.speed < law.lay_speed) {
    w.still += 1 / A_SECOND;
  }
  if (w.let === 0) {
    return;
  }
  open_hand(w);
  if (w.y < (law.hand_y + law.lay_off)) {
    went_wrong(w, LAID_TOO_NEAR);
  } else if (w.gain !== 0) {
    went_wrong(w, ONE_A_THROW);
  } else if ((w.still < law.lay_least) || (w.speed >= law.lay_speed)) {
    went_wrong(w, LAID_TOO_BRIEFLY);
  } else if (w.still <= law.lay_most) {
    w.gain = 1;
    drop_one(w, 0);
  } else {
    w.gain = -1;
    went_wrong(w, TWO_FELL);
    drop_one(w, 0 - law.across);
    drop_one(w, law.across);
  }
}

/** One that fell lies there, and counts for nothing. */
export function drop_one(w: World, aside: number): void {
  for (let i = 0; i < BONES; i++) {
    const b = w.bones[i]!;
    if (b.lies === HELD) {
      b.lies = TABLE;
      b.done = (w.gain === 1) ? 1 : 0;
      b.x = w.x + aside;
      b.y = w.y;
      return;
    }
  }
}

/** The hand is where it was pressed. */
export function grasp(w: World, law: Law): void {
  const x = w.aim_x;
  const y = w.aim_y + before(w, law);
  const i = nearest(w, x, y);
  const off = away(w, i, x, y);
  if (off > law.slip) {
    went_wrong(w, NOTHING_THERE);
    open_hand(w);
    return;
  }
  w.busy = law.grip_time;
  if (off > law.grip) {
    slip(w, law, i, x, y, off);
    open_hand(w);
  } else if ((w.gain !== 0) && (law.thrown !== RESTING)) {
    went_wrong(w, ONE_A_THROW);
    open_hand(w);
  } else if (within(w, x, y, law.grip) > 1) {
    went_wrong(w, TWO_AT_ONCE);
    jolt(w, law, 1);
    open_hand(w);
  } else {
    take(w, law, i, off);
  }
}

/** A bone that is only taken is taken at once; others are carried while the finger is down. */
export function take(w: World, law: Law, i: number, off: number): void {
  const b = w.bones[i]!;
  if ((law.act === HOP) || (law.act === SET) || (law.act === SWEEP) || (law.act === DRAW_IN)) {
    w.finger = ACTING;
  } else {
    open_hand(w);
  }
  w.held = i;
  w.lift = 0;
  w.still = 0;
  b.vx = 0;
  b.vy = 0;
  if (law.act !== DRAW_IN) {
    b.lies = HELD;
  }
  if (law.thrown === RESTING) {
    b.lies = WON;
    w.held = -1;
    w.count += 1;
    jolt(w, law, (law.jolt_least + (off / law.grip)) + (law.jolt_more * w.count));
    if (w.count >= law.number) {
      end(w, MANAGED);
    }
  } else if ((law.act === PICK_UP) && (law.thrown === NONE)) {
    b.lies = WON;
    w.held = -1;
    w.count += 1;
    end(w, MANAGED);
  } else if ((law.act === PICK_UP) && (law.thrown !== PINCERS)) {
    w.gain = 1;
    w.prize = i;
    w.held = -1;
  } else if ((law.act !== DRAW_IN) && (law.act !== SWEEP) && (law.thrown !== PINCERS)) {
    w.gain = 1;
  }
}

export function slip(w: World, law: Law, i: number, x: number, y: number, off: number): void {
  const b = w.bones[i]!;
  b.vx = ((b.x - x) / off) * law.slip_speed;
  b.vy = ((b.y - y) / off) * law.slip_speed;
  if (law.act === DRAW_IN) {
    fail(w, law, BONE_FELL);
  } else {
    went_wrong(w, SLIPPED);
    jolt(w, law, 1);
  }
}

/** What the fingers do, the Jack on the back of the hand feels. */
export function jolt(w: World, law: Law, times: number): void {
  if (w.on_back === 1) {
    w.slid_vx += law.jolt * times;
  }
}

/** Places come in sixteenths of a millimetre. */
export function read(w: World, x16: number, y16: number, pressed: number): void {
  for (let k = 0; k < STROKE; k++) {
    w.past_x[STROKE - k] = w.past_x[(STROKE - k) - 1]!;
    w.past_y[STROKE - k] = w.past_y[(STROKE - k) - 1]!;
  }
  w.past_x[0] = x16 / 16;
  w.past_y[0] = y16 / 16;
  w.press = ((pressed === 1) && (w.pressed === 0)) ? 1 : 0;
  w.release = ((pressed === 0) && (w.pressed === 1)) ? 1 : 0;
  w.pressed = pressed;
  w.stroke_x = ((w.past_x[0]! - w.past_x[STROKE]!) * A_SECOND) / STROKE;
  w.stroke_y = ((w.past_y[0]! - w.past_y[STROKE]!) * A_SECOND) / STROKE;
  w.stroke = Math.sqrt((w.stroke_x * w.stroke_x) + (w.stroke_y * w.stroke_y));
}

/** How far the second half of the stroke turns away from the first: the sine. */
export function bend(w: World): number {
  const half = 6;
  const late_x = w.past_x[0]! - w.past_x[half]!;
  const late_y = w.past_y[0]! - w.past_y[half]!;
  const early_x = w.past_x[half]! - w.past_x[STROKE]!;
  const early_y = w.past_y[half]! - w.past_y[STROKE]!;
  const late = Math.sqrt((late_x * late_x) + (late_y * late_y));
  const early = Math.sqrt((early_x * early_x) + (early_y * early_y));
  if ((late === 0) || (early === 0)) {
    return 0;
  }
  return ((late_x * early_y) - (late_y * early_x)) / (late * early);
}

export function push(w: World, law: Law): void {
  const b = w.bones[w.held]!;
  const dx = b.x - w.x;
  const dy = b.y - w.y;
  if ((w.speed > law.push_speed) || (((dx * dx) + (dy * dy)) > (law.slip * law.slip))) {
    went_wrong(w, FINGER_SLIPPED);
    w.held = -1;
    open_hand(w);
    return;
  }
  b.x += w.vx / A_SECOND;
  b.y += w.vy / A_SECOND;
  if (under_the_arch(law, b.x) && (fits(law, b.y) === 0)) {
    went_wrong(w, FINGER);
    b.x = law.arch + law.across;
  }
  if (b.x < (law.arch - law.half)) {
    b.lies = HELD;
    w.gain = 1;
    w.prize = w.held;
    w.held = -1;
    open_hand(w);
  } else if (done(w, law)) {
    w.held = -1;
    open_hand(w);
  }
}

/** Between the fingertips. */
export function under_the_arch(law: Law, x: number): boolean {
  return ((law.arch - law.across) < x) && (x < (law.arch + law.across));
}

/** 1: through one of the gaps. */
export function fits(law: Law, y: number): number {
  for (let k = 0; k < 4; k++) {
    if (Math.abs(y - law.gaps[k]!) <= law.gap) {
      return 1;
    }
  }
  return 0;
}

/** What is under the hand comes along, and is drawn to the palm. */
export function rake(w: World, law: Law): void {
  if (w.speed < law.rake_speed) {
    for (let i = 0; i < BONES; i++) {
      if (away(w, i, w.x, w.y) < law.rake) {
        const b = w.bones[i]!;
        b.x += (w.vx + ((w.x - b.x) * law.rake_pull)) / A_SECOND;
        b.y += (w.vy + ((w.y - b.y) * law.rake_pull)) / A_SECOND;
      }
    }
  }
  if (done(w, law)) {
    close(w, law);
  }
}

export function close(w: World, law: Law): void {
  open_hand(w);
  w.busy = law.grip_time;
  for (let i = 0; i < BONES; i++) {
    if (away(w, i, w.x, w.y) < (law.rake * law.rake_close)) {
      w.bones[i]!.lies = HELD;
      w.gain += 1;
    }
  }
}

export function slide_all(w: World, law: Law): void {
  let moving = 0;
  moving = 0;
  for (let i = 0; i < BONES; i++) {
    const b = w.bones[i]!;
    if ((b.lies === TABLE) && ((b.vx !== 0) || (b.vy !== 0))) {
      moving = 1;
      const before = b.y;
      slide(law, b);
      if ((law.act === SHOOT) && (before < law.line) && (b.y >= law.line)) {
        cross(w, law, b, i);
      }
      if (beyond(law, b)) {
        fall_off(w, law, b, i);
      }
    }
  }
  if (moving === 1) {
    for (let i = 0; i < BONES; i++) {
      for (let j = 0; j < i; j++) {
        if ((w.bones[i]!.lies === TABLE) && (w.bones[j]!.lies === TABLE)) {
          knock(w, law, w.bones[i]!, w.bones[j]!);
        }
      }
    }
  }
}

/** The edge of the table. */
export function beyond(law: Law, b: Bone): boolean {
  if (law.rim > 0) {
    return ((b.x * b.x) + (b.y * b.y)) > (law.rim * law.rim);
  }
  return (Math.abs(b.x) > law.table_x) || (Math.abs(b.y) > law.table_y);
}

export function slide(law: Law, b: Bone): void {
  let keeps = 0;
  const v = Math.sqrt((b.vx * b.vx) + (b.vy * b.vy));
  keeps = 1 - ((law.friction / A_SECOND) / v);
  if (keeps < 0) {
    keeps = 0;
  }
  b.vx *= keeps;
  b.vy *= keeps;
  b.x += b.vx / A_SECOND;
  b.y += b.vy / A_SECOND;
}

/** Past the line between the cards it counts, beside them it is used up. */
export function cross(w: World, law: Law, b: Bone, i: number): void {
  if (Math.abs(b.x) > law.goal) {
    b.lies = SPENT;
    went_wrong(w, BESIDE);
  } else if (w.gain === 0) {
    w.gain = 1;
    w.prize = i;
    if (law.passing === 1) {
      b.lies = HELD;
    }
  } else {
    b.lies = SPENT;
  }
}

export function fall_off(w: World, law: Law, b: Bone, i: number): void {
  if (b.lies === TABLE) {
    b.lies = SPENT;
    went_wrong(w, OFF_TABLE);
    if (w.prize === i) {
      w.gain = 0;
      w.prize = -1;
    }
    if ((w.phase === READY) && too_few(w, law)) {
      end(w, NONE_LEFT);
    }
  }
}

export function knock(w: World, law: Law, a: Bone, b: Bone): void {
  let x = 0;
  let y = 0;
  x = a.x - b.x;
  y = a.y - b.y;
  const apart = Math.sqrt((x * x) + (y * y));
  if ((apart === 0) || (apart >= law.one_reach)) {
    return;
  }
  x /= apart;
  y /= apart;
  const together = ((a.vx - b.vx) * x) + ((a.vy - b.vy) * y);
  if (together >= 0) {
    return;
  }
  const out = (law.one_reach - apart) / 2;
  a.x += x * out;
  a.y += y * out;
  b.x -= x * out;
  b.y -= y * out;
  const goes_over = together * law.knock;
  a.vx -= goes_over * x;
  a.vy -= goes_over * y;
  b.vx += goes_over * x;
  b.vy += goes_over * y;
  if ((together < (0 - law.tips)) && ((a.edge === 1) || (b.edge === 1))) {
    a.edge = 0;
    b.edge = 0;
    went_wrong(w, KNOCKED_OVER);
  }
}

/** The edge of the hand is where it was pressed. */
export function strike(w: World, law: Law): void {
  open_hand(w);
  w.busy = law.strike_time;
  const i = nearest(w, w.aim_x, w.aim_y);
  const b = w.bones[i]!;
  const dx = w.aim_x - b.x;
  const dy = w.aim_y - b.y;
  if (away(w, i, w.aim_x, w.aim_y) < law.strike_least) {
    went_wrong(w, TOUCHED);
    w.gain = -1;
    w.prize = -1;
    b.x -= dx * 0.5;
    b.y -= dy * 0.5;
  } else if ((Math.abs(dx) >= law.strike_most) || (Math.abs(dy) >= law.strike_depth)) {
    went_wrong(w, NOTHING_THERE);
  } else if (w.gain === 1) {
    went_wrong(w, ONE_A_THROW);
  } else if (w.gain === 0) {
    _beside(w, i, dx);
  }
}

export function _beside(w: World, i: number, dx: number): void {
  if (w.struck !== i) {
    w.struck = i;
    w.left = 0;
    w.right = 0;
  }
  if (dx < 0) {
    w.left = 1;
  } else {
    w.right = 1;
  }
  if ((w.left === 1) && (w.right === 1)) {
    w.gain = 1;
    w.prize = i;
  }
}

/** The hand is where it was pressed: on a bone, or not. */
export function finger_on(w: World, law: Law): void {
  const i = nearest(w, w.aim_x, w.aim_y);
  const off = away(w, i, w.aim_x, w.aim_y);
  const b = w.bones[i]!;
  if (off > law.grip) {
    open_hand(w);
    if (off > law.slip) {
      went_wrong(w, NOTHING_THERE);
    } else {
      went_wrong(w, SLIPPED);
      w.busy = law.grip_time;
      b.vx = ((b.x - w.aim_x) / off) * law.slip_speed;
      b.vy = ((b.y - w.aim_y) / off) * law.slip_speed;
    }
    return;
  }
  if (w.gain !== 0) {
    went_wrong(w, ONE_A_THROW);
    open_hand(w);
    return;
  }
  w.finger = ACTING;
  w.held = i;
  w.off_x = w.aim_x - b.x;
  w.off_y = w.aim_y - b.y;
}

/** A weak stroke does nothing, a strong one tips it over. */
export function stand_up(w: World, law: Law): void {
  if (w.let === 0) {
    return;
  }
  const b = w.bones[w.held]!;
  w.held = -1;
  open_hand(w);
  if (w.let_v > law.stand_most) {
    went_wrong(w, TIPPED);
    b.vx = w.let_vx * law.tip_keeps;
    b.vy = w.let_vy * law.tip_keeps;
    b.edge = 0;
    b.done = 0;
  } else if (w.let_v < law.stand_least) {
    went_wrong(w, WEAK_STROKE);
  } else if (b.edge === 1) {
    went_wrong(w, ON_EDGE_ALREADY);
  } else {
    b.edge = 1;
    b.done = 1;
    w.gain = 1;
  }
}

/** It leaves faster than the stroke and, struck off its middle, aside. */
export function shoot(w: World, law: Law): void {
  let fast = 0;
  if (w.let === 0) {
    return;
  }
  const b = w.bones[w.held]!;
  w.held = -1;
  open_hand(w);
  if (w.let_v < law.shot_least) {
    went_wrong(w, WEAK_STROKE);
    return;
  }
  fast = w.let_v * law.shot_times;
  if (fast > law.shot_fastest) {
    fast = law.shot_fastest;
  }
  const x = w.let_vx / w.let_v;
  const y = w.let_vy / w.let_v;
  const aside = (((w.off_x * y) - (w.off_y * x)) / law.grip) * law.shot_askew;
  const vx = x - (aside * y);
  const vy = y + (aside * x);
  const v = Math.sqrt((vx * vx) + (vy * vy));
  b.vx = (vx / v) * fast;
  b.vy = (vy / v) * fast;
  if (law.thrown === NONE) {
    b.lies = HELD;
    w.count += 1;
    end(w, MANAGED);
  }
}

export function may_throw(w: World, law: Law): boolean {
  if ((w.phase !== READY) || (law.thrown === NONE)) {
    return false;
  }
  if ((law.thrown === RESTING) && (w.on_back === 1)) {
    return false;
  }
  return (law.thrown !== PINCERS) || (w.held >= 0);
}

export function flick(w: World, law: Law): void {
  if (w.press === 1) {
    w.finger = FLICKING;
  }
  if ((w.release === 1) && (w.finger === FLICKING)) {
    w.finger = IDLE;
    if ((w.stroke > law.weakest) && (w.stroke_y > 0)) {
      go_up(w, law);
    } else {
      went_wrong(w, WEAK_THROW);
    }
  }
}

export function go_up(w: World, law: Law): void {
  let wager = 0;
  wager = w.stroke / law.flick;
  if (wager < law.lowest) {
    wager = law.lowest;
  }
  if (wager > law.highest) {
    wager = law.highest;
  }
  w.wager = wager;
  w.air = 0;
  w.flight = ((wager * law.air) * shorter(w, law)) + law.own;
  w.from_x = w.x;
  w.from_y = w.y;
  w.to_x = w.x + (((law.drift * (w.stroke_x / w.stroke)) * wager) * wager);
  w.to_y = w.y + ((((law.drift * law.bend) * bend(w)) * wager) * wager);
  if (law.thrown === PINCERS) {
    w.to_y += law.pincers;
  }
  if (law.thrown === MANY) {
    _scatter(w, law);
  }
  if (law.swaps === 1) {
    _change_hands(w);
  }
  w.phase = FLIGHT;
  w.throws += 1;
  w.mishap = NOTHING;
  w.gain = 0;
  w.prize = -1;
  w.struck = -1;
  w.left = 0;
  w.right = 0;
  w.let = 0;
  w.lift = 0;
  w.press = 0;
  w.release = 0;
}

/** Where it goes on and on, there is less air each time. */
export function shorter(w: World, law: Law): number {
  if ((law.act === RAKE) && (law.rounds > 0)) {
    return 1 - (law.rising * w.count);
  }
  if (law.rally === 1) {
    return 1 / (1 + (law.longer * w.count));
  }
  return 1;
}

export function _scatter(w: World, law: Law): void {
  const crooked = Math.abs(bend(w));
  const wide = (law.spread * w.wager) * (1 + (law.spread_bend * crooked));
  for (let i = 0; i < BONES; i++) {
    const b = w.bones[i]!;
    if (b.lies === HELD) {
      b.lies = FLYING;
      b.home_x = w.to_x + (b.rim_x * wide);
      b.home_y = w.to_y + (b.rim_y * wide);
      b.due = w.flight * (1 + (law.early * b.early));
    }
  }
}

/** The Jack comes down on the other side, where the other hand is. */
export function _change_hands(w: World): void {
  w.to_x -= 2 * w.from_x;
  w.x = 0 - w.x;
  w.side = 0 - w.side;
}

/** The pointer was there, in sixteenths of a millimetre, and pressed (1) or not. */
export function step(w: World, law: Law, x16: number, y16: number, pressed: number): void {
  if (w.phase === OVER) {
    return;
  }
  move(w, law, x16, y16, pressed);
  if (w.phase !== OVER) {
    slide_all(w, law);
  }
  settle(w, law);
}

/** The hand, and what the finger does. */
export function move(w: World, law: Law, x16: number, y16: number, pressed: number): void {
  w.time += 1;
  read(w, x16, y16, pressed);
  if (may_throw(w, law)) {
    flick(w, law);
  }
  follow(w, law);
  if (may_act(w, law)) {
    latch(w, law);
    if (arrived(w, law)) {
      begin(w, law);
    } else if (w.finger === ACTING) {
      carry_on(w, law);
    }
  }
}

/** What lies on the hand, and what is in the air. */
export function settle(w: World, law: Law): void {
  if ((w.on_back === 1) && (w.phase === READY)) {
    balance(w, law);
  }
  if (w.phase === FLIGHT) {
    fly(w, law);
  }
}

/** While the Jack flies; where none does, between the throws. */
export function may_act(w: World, law: Law): boolean {
  if (law.thrown === RESTING) {
    return w.on_back === 1;
  }
  if (law.thrown === PINCERS) {
    return (w.phase === READY) && (w.held < 0);
  }
  if (law.act === CATCH) {
    return false;
  }
  return (w.phase === FLIGHT) || (law.thrown === NONE);
}

/** The hand is where it was pressed. */
export function begin(w: World, law: Law): void {
  if ((law.act === LAY_DOWN) || (law.act === RAKE)) {
    w.finger = ACTING;
    w.still = 0;
  } else if (law.act === STRIKE) {
    strike(w, law);
  } else if ((law.act === STAND_UP) || (law.act === SHOOT) || (law.act === PUSH)) {
    finger_on(w, law);
  } else {
    grasp(w, law);
  }
}

/** The finger is down, or was let go on the way. */
export function carry_on(w: World, law: Law): void {
  if (law.act === LAY_DOWN) {
    lay_down(w, law);
  } else if (law.act === RAKE) {
    rake(w, law);
  } else if (law.act === STAND_UP) {
    stand_up(w, law);
  } else if (law.act === SHOOT) {
    shoot(w, law);
  } else if (law.act === PUSH) {
    push(w, law);
  } else if ((law.act === HOP) || (law.act === SET) || (law.act === SWEEP)) {
    carry(w, law);
  } else if (law.act === DRAW_IN) {
    draw_in(w, law);
  }
}

/** Bones as they are seen from there; what another hand has is not there. */
export function lend(table: World, w: World, hand: number, c: number, s: number): void {
  for (let i = 0; i < BONES; i++) {
    const b = table.bones[i]!;
    const own = w.bones[i]!;
    if ((b.whose === 0) || ((b.whose === hand) && (b.lies === TABLE))) {
      own.lies = b.lies;
      own.edge = b.edge;
      own.x = (b.x * c) - (b.y * s);
      own.y = (b.x * s) + (b.y * c);
      own.vx = (b.vx * c) - (b.vy * s);
      own.vy = (b.vx * s) + (b.vy * c);
    } else if (b.whose !== hand) {
      own.lies = AWAY;
    }
    own.whose = b.whose;
  }
}

/** What the hand has taken, moved or let go. What was put before it stays its own. */
export function give_back(table: World, w: World, hand: number, c: number, s: number): void {
  for (let i = 0; i < BONES; i++) {
    const b = table.bones[i]!;
    const own = w.bones[i]!;
    if (((b.whose === 0) || (b.whose === hand)) && changed(b, own, c, s)) {
      if ((b.whose === 0) || (b.lies !== TABLE)) {
        b.whose = (own.lies === TABLE) ? 0 : hand;
      }
      b.lies = own.lies;
      b.edge = own.edge;
      b.x = (own.x * c) + (own.y * s);
      b.y = (own.y * c) - (own.x * s);
      b.vx = (own.vx * c) + (own.vy * s);
      b.vy = (own.vy * c) - (own.vx * s);
      own.whose = b.whose;
    }
  }
}

/** By the same sums as it was lent: a bone that nobody touches stays to the last bit. */
export function changed(b: Bone, own: Bone, c: number, s: number): boolean {
  if ((b.lies !== own.lies) || (b.edge !== own.edge)) {
    return true;
  }
  if ((own.x !== ((b.x * c) - (b.y * s))) || (own.y !== ((b.x * s) + (b.y * c)))) {
    return true;
  }
  const turned = own.vx !== ((b.vx * c) - (b.vy * s));
  return turned || (own.vy !== ((b.vx * s) + (b.vy * c)));
}
