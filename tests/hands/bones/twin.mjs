/** Lets the page's judge run cases from Python: node twin.mjs judge.ts typescript cases.json rows out. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const [judge, page, cases, rows, out] = process.argv.slice(2);
const ts = createRequire(page)('typescript');
const compilerOptions = { target: 'ES2022', module: 'ESNext' };
const { outputText } = ts.transpileModule(readFileSync(judge, 'utf-8'), { compilerOptions });
writeFileSync(`${out}.mjs`, outputText);
const twin = await import(`${out}.mjs`);

const { layouts, runs } = JSON.parse(readFileSync(cases, 'utf-8'));
const bytes = readFileSync(rows);
const trace = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);

/** Every number of a record, in its order. */
const flat = (value) =>
  typeof value === 'number' ? [value] : Object.values(value).flatMap(flat);

let at = 0;
const found = runs.map(({ layout, many, steps }) => {
  const { lent, ...laid } = layouts[layout];
  const [world, law] = [twin.worldOf(laid.world), twin.lawOf(laid.law)];
  const table = twin.worldOf(lent?.table ?? {});
  if (lent) twin.lend(table, world, lent.hand, ...lent.turn);
  let row = 0;
  while (world.time < steps && world.phase !== twin.OVER) {
    while (row + 1 < many && trace[4 * (at + row + 1)] <= world.time) row += 1;
    const here = 4 * (at + row);
    twin.step(world, law, trace[here + 1], trace[here + 2], trace[here + 3]);
  }
  at += many;
  if (lent) twin.give_back(table, world, lent.hand, ...lent.turn);
  return [...flat(world), ...flat(table)];
});
writeFileSync(out, Buffer.from(Float64Array.from(found.flat()).buffer));
