import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

/** Folders know those below them: `eslint.config.js` holds it. */
describe('an import', { timeout: 120_000 }, () => {
  const eslint = new ESLint();
  const RULES = ['no-restricted-imports', 'no-restricted-syntax'];

  async function held(filePath: string, code: string): Promise<boolean> {
    const [found] = await eslint.lintText(code, { filePath });
    return found!.messages.some(({ ruleId }) => RULES.includes(ruleId ?? ''));
  }

  it.each([
    ['src/boxes/nox/one.ts', '../isis/Cover.svelte'],
    ['src/boxes/nox/one.ts', '../../games/nox/view'],
    ['src/games/nox/one.ts', '../isis/view'],
    ['src/games/nox/one.ts', '../../boxes/nox/Cover.svelte'],
    ['src/table/one.ts', '../games/nox/view'],
    ['src/lib/one.ts', '../parts/Icon.svelte'],
  ])('of %s from %s is refused, at once and at leisure', async (file, from) => {
    expect(await held(file, `import '${from}';`)).toBe(true);
    expect(await held(file, `void import('${from}');`)).toBe(true);
  });

  it.each([
    ['src/boxes/nox/one.ts', '../../lib/game'],
    ['src/games/nox/one.ts', './view'],
    ['src/table/one.ts', '../lib/game'],
  ])('of %s from %s is free', async (file, from) => {
    expect(await held(file, `import '${from}'; void import('${from}');`)).toBe(false);
  });
});
