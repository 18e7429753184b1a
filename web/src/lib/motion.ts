/** Hands and pictures: the binary messages of the socket, as src/ludotheque/motion.py has them. */
import { HAND, HAND_HEAD, PICTURE, PICTURE_HEAD, type DeedInfo, type Seat } from './wire';

/** All that has moved since the deed was set. */
export interface Picture {
  deed: number;
  /** Sixtieths of a second that the deed has taken so far. */
  step: number;
  /** From the judge. */
  data: DataView;
}

/** What a hand does, for the judge of the deed. */
export function hand(seat: Seat, deed: number, data: Uint8Array): ArrayBuffer {
  const message = new ArrayBuffer(HAND_HEAD + data.length);
  const view = new DataView(message);
  view.setUint8(0, HAND);
  view.setUint8(1, seat);
  view.setUint32(2, deed, true);
  new Uint8Array(message, HAND_HEAD).set(data);
  return message;
}

/** Null: of a kind that a later house may send. */
export function readPicture(message: ArrayBuffer): Picture | null {
  const view = new DataView(message);
  if (message.byteLength < PICTURE_HEAD || view.getUint8(0) !== PICTURE) return null;
  const [deed, step] = [view.getUint32(5, true), view.getUint32(9, true)];
  return { deed, step, data: new DataView(message, PICTURE_HEAD) };
}

/** A picture as a film has it: base64. */
export const viewed = (picture: string): DataView =>
  new DataView(Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0)).buffer);

/** A deed that is awaited, or goes on: what the board needs to show it and, if the hand is here, to do it. */
export interface Live {
  info: DeedInfo;
  /** Whose hand it is, if it is one of this page. */
  mine: Seat | null;
  /** All hands of this page, where several do it at once round one device. */
  ours: readonly Seat[];
  /** What that hand does; or another of ours. */
  send(data: Uint8Array, seat?: Seat): void;
  /** Which connection this is: of what was sent on an earlier one, some may not have arrived. */
  line(): number;
  /** Nobody plays for now: nothing that a hand says is heard. */
  paused(): boolean;
  /** Every picture, from now on; gives back what stops that. The last one comes at once. */
  watch(see: (picture: Picture, now: number) => void): () => void;
}
