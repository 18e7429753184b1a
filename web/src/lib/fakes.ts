/** A socket that does what a test says, and frames to send through it. For tests only. */
import { afterEach, beforeEach, vi } from 'vitest';
import { Table } from './table.svelte';
import type { Frame, Seat, TableInfo } from './wire';

export class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  static make = (address: string): WebSocket => {
    const socket = new FakeSocket(address);
    FakeSocket.all.push(socket);
    return socket as unknown as WebSocket;
  };

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((close: { code: number }) => void) | null = null;

  constructor(readonly address: string) {}

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): this {
    this.readyState = 1;
    this.onopen?.();
    return this;
  }

  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** What was sent, without what every socket sends. */
  commands(kind: string): Record<string, unknown>[] {
    return this.sent.filter((one) => one.do === kind);
  }
}

/** A table whose socket has opened and which is looked at. */
export function openTable(forAll = false): Table {
  FakeSocket.all = [];
  const table = new Table('K7MQ2X', FakeSocket.make, forAll);
  table.open();
  table.look();
  FakeSocket.last.opens();
  return table;
}

/** Such a table for each test, with a clock that stands. */
export function aTable(is: (table: Table) => void, forAll = false): void {
  let table: Table;
  beforeEach(() => {
    vi.useFakeTimers();
    is((table = openTable(forAll)));
  });
  afterEach(() => {
    table.close();
    vi.useRealTimers();
  });
}

export function tableInfo(more: Partial<TableInfo> = {}): TableInfo {
  return {
    code: 'K7MQ2X',
    game: 'nox',
    players: 2,
    options: {},
    mode: 'digital',
    visibility: 'private',
    clock: {},
    status: 'playing',
    seats: { 1: { name: 'Ann', mine: true, here: true }, 2: { name: 'Ben', here: true } },
    host: true,
    to_act: [1],
    ...more,
  };
}

export function frameOf(n: number, seat: Seat | null, more: Partial<Frame> = {}): Frame {
  return {
    type: 'frame',
    n,
    seat,
    table: tableInfo(),
    view: { n, seat },
    events: [],
    moves: [],
    ask: 'play',
    attempt: null,
    deed: null,
    stands: null,
    interruptions: [],
    corrections: [],
    outcome: null,
    chat: [],
    log: null,
    ...more,
  };
}
