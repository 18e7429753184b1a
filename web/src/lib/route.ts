/** Which page an address stands for. */
export type Route =
  | { page: 'shelf' }
  | { page: 'box'; name: string }
  | { page: 'table'; code: string }
  | { page: 'seat'; secret: string }
  | { page: 'screen'; code: string }
  | { page: 'practice'; box: string; what: string }
  | { page: 'nowhere' };

const CODE = /^[A-Z0-9]{4,12}$/;
const GROUP = 5; // letters of a code that are read in one breath

export function routeOf(path: string): Route {
  const [room = '', what = '', ...more] = path.split('/').slice(1).map(plain);
  const code = plainCode(what);
  if (room === '' && what === '') return { page: 'shelf' };
  if (what !== '' && more.join('') === '') {
    if (room === 'box') return { page: 'box', name: what };
    if (room === 't' && code) return { page: 'table', code };
    if (room === 'screen' && code) return { page: 'screen', code };
    if (room === 's') return { page: 'seat', secret: what };
  }
  if (room === 'practice' && what !== '' && more[0] && more.slice(1).join('') === '')
    return { page: 'practice', box: what, what: more[0] };
  return { page: 'nowhere' };
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A code without what people put between its letters; null: it is none. */
function plainCode(text: string): string | null {
  const code = text.replace(/[\s\p{Dash}]/gu, '').toUpperCase();
  return CODE.test(code) ? code : null;
}

/** A table's code as people type it: small letters, spaces, or the whole link. */
export function codeFrom(typed: string): string | null {
  const linked = /\/t\/([A-Za-z0-9-]+)/.exec(typed);
  return plainCode(linked?.[1] ?? typed);
}

/** A table's code as it is read aloud: ABCDE-FGHJK. Old ones are short. */
export function spelled(code: string): string {
  return code.length > 6 ? `${code.slice(0, GROUP)}-${code.slice(GROUP)}` : code;
}
