/** Which page an address stands for. */
export type Route =
  | { page: 'shelf' }
  | { page: 'box'; name: string }
  | { page: 'table'; code: string }
  | { page: 'seat'; secret: string }
  | { page: 'screen'; code: string }
  | { page: 'nowhere' };

const CODE = /^[A-Za-z0-9]{4,12}$/;

export function routeOf(path: string): Route {
  const [room = '', what = '', ...more] = path.split('/').slice(1).map(plain);
  if (room === '' && what === '') return { page: 'shelf' };
  if (what !== '' && more.join('') === '') {
    if (room === 'box') return { page: 'box', name: what };
    if (room === 't' && CODE.test(what)) return { page: 'table', code: what.toUpperCase() };
    if (room === 'screen' && CODE.test(what)) return { page: 'screen', code: what.toUpperCase() };
    if (room === 's') return { page: 'seat', secret: what };
  }
  return { page: 'nowhere' };
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A table's code as people type it: small letters, spaces, or the whole link. */
export function codeFrom(typed: string): string | null {
  const text = typed.trim();
  const linked = /\/t\/([A-Za-z0-9]+)/.exec(text);
  const code = (linked?.[1] ?? text).replace(/[\s-]/g, '');
  return CODE.test(code) ? code.toUpperCase() : null;
}
