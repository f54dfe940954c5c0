import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';

/** Takes comments and long names out of the scripts of `public/`, which the bundler copies as they are. */
export function leanPublicCode(): Plugin {
  let [publicDir, outDir] = ['', ''];
  return {
    name: 'nadi-lean-public-code',
    apply: 'build',
    configResolved({ root, build, publicDir: folder }) {
      publicDir = folder;
      outDir = resolve(root, build.outDir);
    },
    writeBundle: {
      sequential: true,
      async handler() {
        const names = (await readdir(publicDir)).filter((name) => name.endsWith('.js'));
        for (const name of names) {
          const { code } = await transform(await readFile(join(publicDir, name), 'utf8'), {
            minify: true,
            target: 'es2022',
          });
          await writeFile(join(outDir, name), code);
        }
      },
    },
  };
}
