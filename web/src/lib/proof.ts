/** Whether a seed is the one whose fingerprint was published before the match. */
export async function fits(seed: string, hash: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null; // only where the address is https or this machine
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return found === hash;
}
