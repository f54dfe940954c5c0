import type { Rolldown } from 'vite';
import { around } from './first-page';
import { pageModules } from './page-modules';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Files of the code at an address beyond the frame: its table of routes, the layout around it and the page itself. */
export function filesOfPage(bundle: Bundle, path: string): string[] {
  const page = pageModules().find((one) => one.path === path);
  return page ? filesBeyondFrame(bundle, [...around(path), page.table, page.module]) : [];
}

export function filesBeyondFrame(bundle: Bundle, modules: readonly string[]): string[] {
  const frame = new Set(filesOf(bundle, ['/index.html']));
  return filesOf(bundle, modules).filter((file) => !frame.has(file));
}

/** Files of code that these modules need; the style of all lies in one, which the page names. */
function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk');
  const found = new Set<Chunk>();
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`No code was built of ${module}.`);
    add(chunk);
  }
  return [...found].map(({ fileName }) => fileName);
}
