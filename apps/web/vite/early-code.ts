import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { homes, signedIn } from './first-page';
import { pageModules } from './page-modules';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/**
 * Puts `src/early` into the head of the page: where somebody is signed in it fetches, beside the page's own code, what that is going
 * to ask for. It is a file of its own, since the page's policy lets no inline script through. `page-code.json` says the same of each
 * page's own code, for the server.
 */
export function earlyCode(): Plugin {
  let apiBase = '/api/v1';
  return {
    name: 'nadi-early-code',
    apply: 'build',
    enforce: 'post',
    configResolved({ env }) {
      apiBase = `${env.VITE_API_ORIGIN ?? ''}${apiBase}`;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') this.error('There is no page.');
        const known = new Set(filesOf(bundle, ['/index.html']));
        const files = (modules: readonly string[]) =>
          filesOf(bundle, modules).filter((file) => !known.has(file));
        const firstPages = {
          homes: {
            PATIENT: files([...signedIn, homes.PATIENT]),
            DOCTOR: files([...signedIn, homes.DOCTOR]),
          },
          signedIn: files(signedIn),
        };
        // What a page at an address needs beyond that. The server names it beside the page, since only it knows the address so early.
        const around = new Set(files(signedIn));
        const pages = pageModules()
          .filter(({ path }) => path.startsWith('/dashboard/') && !path.includes(':'))
          .map(({ path, module }) => [path, files([module]).filter((file) => !around.has(file))]);
        this.emitFile({
          type: 'asset',
          fileName: 'page-code.json',
          source: JSON.stringify(Object.fromEntries(pages)),
        });
        const source = await bundleEarly({ firstPages, apiBase });
        const script = this.emitFile({ type: 'asset', name: 'early.js', source });
        page.source = String(page.source).replace(
          '<title>',
          `<script async src="/${this.getFileName(script)}"></script>
    <title>`,
        );
      },
    },
  };
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

async function bundleEarly(given: Record<string, unknown>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../src/early/early.ts', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
    define: Object.fromEntries(Object.entries(given).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  const [script] = outputFiles;
  if (!script) throw new Error('Nothing was built of the early script.');
  return script.text;
}
