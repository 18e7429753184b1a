import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const OUT = fileURLToPath(new URL('../src/ludotheque/server/web', import.meta.url));

/** Beside every text of the build, the same compressed: the server only has to choose. */
function compressed(): Plugin {
  let out = '';
  const squeeze = (folder: string): void => {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) squeeze(path);
      else if (/\.(js|css|html|svg|json|webmanifest)$/.test(name)) {
        const data = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(data));
      }
    }
  };
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => void (out = config.build.outDir),
    writeBundle: () => squeeze(out),
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    manifest: 'manifest.json',
    rolldownOptions: { checks: { pluginTimings: false } },
    chunkSizeWarningLimit: 900, // three.js, in a chunk of its own
  },
  server: {
    fs: { allow: ['..'] }, // the words are in the Python package
    proxy: { '/api': { target: 'http://localhost:8000', ws: true } },
  },
});
