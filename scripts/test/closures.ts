import { join, resolve } from 'node:path';
import { build, type Metafile, type Plugin, stop } from 'esbuild';
import { root } from '../root';

export type Closure = {
  /** The code that the entry is made of, relative to the root; libraries are in the lock file. */
  files: readonly string[];
  /** True if something in it can read what no import names: a file or a program. */
  readsMore: boolean;
};

/** Modules of Node with which code can depend on more than what it imports. A server on loopback is a test's own. */
const openEnded = /^(node:)?(fs|fs\/promises|child_process|worker_threads|module)$/;

/** Libraries stay outside, as the lock file says which they are. */
const outside: Plugin = {
  name: 'outside',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@nadi/') ? undefined : { path, external: true },
    );
    // The code of a worker is handed over as an address.
    onResolve({ filter: /\?worker/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace(/\?.*$/, '')),
      namespace: 'worker',
    }));
    onLoad({ filter: /./, namespace: 'worker' }, ({ path }) => ({
      contents: `import * as code from ${JSON.stringify(path)}; export default code;`,
      resolveDir: root,
    }));
    // Drops what follows: it says how a bundler hands it over.
    onResolve({ filter: /\?(raw|url|inline)$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace(/\?\w+$/, '')),
    }));
  },
};

/** Entries that are bundled at once. All files of stories at once took 16 GB. */
const maxAtOnce = 50;

/**
 * Finds the files of this repository that each entry is bundled from, without those of which nothing is used, such as the other messages
 * of the catalogue.
 *
 * @param entries paths relative to the root
 * @returns an entry that cannot be bundled has none
 */
export async function closuresOf(entries: readonly string[]): Promise<Map<string, Closure>> {
  const closures = new Map<string, Closure>();
  try {
    for (let at = 0; at < entries.length; at += maxAtOnce) {
      const metafile = await bundle(entries.slice(at, at + maxAtOnce));
      for (const output of Object.values(metafile.outputs))
        for (const [entry, closure] of closureOf(output, metafile)) closures.set(entry, closure);
    }
  } finally {
    // Its process keeps the memory of all that it has bundled.
    await stop();
  }
  return closures;
}

async function bundle(entries: readonly string[]): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: entries.map((entry) => join(root, entry)),
    absWorkingDir: root,
    outdir: join(root, '.cache', 'closures'),
    // Names each output by the whole path of its entry, whichever entries are bundled with it.
    outbase: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [outside],
    loader: {
      '.woff2': 'empty',
      '.svg': 'empty',
      '.png': 'empty',
      '.yaml': 'text',
      '.css': 'empty',
      '.md': 'text',
    },
  });
  return metafile;
}

type Output = Metafile['outputs'][string];

function closureOf({ entryPoint, inputs }: Output, metafile: Metafile): [string, Closure][] {
  if (!entryPoint) return [];
  // The wrapper of a worker is named by the path of this machine; the worker's own file is an input beside it.
  const files = Object.keys(inputs).filter((file) => !/node_modules\/|^worker:/.test(file));
  const readsMore = files.some((file) =>
    metafile.inputs[file]?.imports.some(({ path }) => openEnded.test(path)),
  );
  return [[entryPoint, { files, readsMore }]];
}
