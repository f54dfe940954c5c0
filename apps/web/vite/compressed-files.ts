import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/** Lays each file of code and style beside itself as Brotli makes it when it has time, for the server to hand out. */
export function compressedFiles(): Plugin {
  let assets = '';
  return {
    name: 'nadi-compressed-files',
    apply: 'build',
    configResolved({ root, build }) {
      assets = resolve(root, build.outDir, build.assetsDir);
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const names = (await readdir(assets)).filter((name) => /\.(js|css)$/.test(name));
        await Promise.all(
          names.map(async (name) => {
            const file = join(assets, name);
            await writeFile(`${file}.br`, await compress(await readFile(file)));
          }),
        );
      },
    },
  };
}
