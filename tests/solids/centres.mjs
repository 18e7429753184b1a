/** Where the page has the centre of each block, in the catalogue's millimetres: node centres.mjs web out. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [web, out] = process.argv.slice(2);
const vite = createRequire(join(web, 'package.json')).resolve('vite');
const { createServer } = await import(pathToFileURL(vite));
const server = await createServer({
  root: web,
  configFile: false,
  appType: 'custom',
  cacheDir: `${out}.cache`,
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const { carved, CM } = await server.ssrLoadModule('/src/games/bausack/stage/carved.ts');
const { centre } = await server.ssrLoadModule('/src/building/centre.ts');
const { blockOf } = await server.ssrLoadModule('/src/games/bausack/blocks.ts');
const { SHAPES } = await server.ssrLoadModule('/src/games/bausack/wood/shapes.ts');
const found = Object.keys(SHAPES).map((id) => {
  const { x, y, z } = centre(carved(blockOf(id)));
  return [id, [x / CM, -z / CM, y / CM]];
});
writeFileSync(out, JSON.stringify(Object.fromEntries(found)));
await server.close();
