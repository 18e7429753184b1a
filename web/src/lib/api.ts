/** What one can ask the server without sitting down at a table. */
import type {
  Box,
  Card,
  Film,
  Me,
  OpenTable,
  Opened,
  Refused,
  SeatLink,
  Seated,
  TableRow,
} from './wire';

/** A no, with the code and the arguments that the words files speak. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal('offline');
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => null)) as Partial<Refused> | null;
  throw new Refusal(told?.code ?? 'offline', told?.args ?? {});
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

async function text(path: string): Promise<string> {
  return await (await ask('GET', path)).text();
}

export const api = {
  shelf: () => call<Card[]>('GET', '/api/shelf'),
  box: (name: string) => call<Box>('GET', `/api/shelf/${encodeURIComponent(name)}`),
  rulebook: (name: string, language: string) =>
    text(`/api/shelf/${encodeURIComponent(name)}/rulebook/${language}`),
  practice: <T>(box: string, what: string, number: number, shown = false) =>
    call<T>(
      'GET',
      `/api/shelf/${encodeURIComponent(box)}/practice/${encodeURIComponent(what)}/${number}${shown ? '/shown' : ''}`,
    ),
  me: () => call<Me>('GET', '/api/me'),
  rename: (name: string) => call<Me>('PUT', '/api/me', { name }),
  erase: () => call<Me>('DELETE', '/api/me'),
  mine: () => call<TableRow[]>('GET', '/api/my-tables'),
  open: (wanted: OpenTable) => call<Opened>('POST', '/api/tables', wanted),
  do: (code: string, command: unknown) => call<unknown>('POST', `/api/tables/${code}`, command),
  film: (code: string, n: number) => call<Film>('GET', `/api/tables/${code}/films/${n}`),
  seatSecret: (code: string, seat: number) =>
    call<SeatLink>('GET', `/api/tables/${code}/seats/${seat}/secret`),
  moveSeat: (secret: string) => call<Seated>('POST', '/api/seat', { secret }),
};
