import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { build as bundle } from 'esbuild';

export * from 'esbuild';

/** Asks for each file that was bundled: esbuild reads in a process of its own, where reads are not recorded. */
export async function build(options) {
  const result = await bundle({ ...options, metafile: true });
  for (const file of Object.keys(result.metafile.inputs))
    statSync(resolve(options.absWorkingDir ?? '.', file), { throwIfNoEntry: false });
  return result;
}
