import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { paths } from '../src/kernel/session/destination';
import { filesBeyondFrame, filesOfPage } from './code-of-page';
import { type EarlyPart, partsOf, queriesFile } from './early-pages';
import { besidePages } from './first-page';
import { pageModules } from './page-modules';

type Part = EarlyPart & { files?: readonly string[] };

const early = fileURLToPath(new URL('../src/early', import.meta.url));

/** The folder of code for only one address, among the built files. */
const folder = 'pages';
const { dashboard: home } = paths;

/**
 * Puts `src/early` into the head of the page: where somebody is signed in it asks, beside the fetching of the code, what that is going
 * to ask for. It is a file of its own, since the page's policy lets no inline script through.
 *
 * The one page asks what the first page of whoever is here will ask. Each other address has the same page once more, as
 * `pages/dashboard/settings.html`, whose head names the code of that address and asks its queries (`XRoute.early.ts`).
 */
export function earlyCode(): Plugin {
  let apiBase = '/api/v1';
  let outDir = '';
  const heads: { path: string; files: readonly string[]; script: string }[] = [];
  let common = '';
  return {
    name: 'nadi-early-code',
    apply: 'build',
    enforce: 'post',
    configResolved({ env, root, build: { outDir: out } }) {
      apiBase = `${env.VITE_API_ORIGIN ?? ''}${apiBase}`;
      outDir = resolve(root, out);
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') this.error('There is no page.');
        const files = (modules: readonly string[]) => filesBeyondFrame(bundle, modules);
        /** The page cannot name in its head what only one role needs. */
        const withFiles = (parts: readonly EarlyPart[], beside: readonly string[] = []): Part[] =>
          parts.map((part) => (part.role ? { ...part, files: files([...beside, part.module]) } : part));
        const emit = async (name: string, parts: readonly Part[], isAt?: string) => {
          const source = await bundleEarly(parts, apiBase, isAt);
          return this.getFileName(this.emitFile({ type: 'asset', name, source }));
        };
        const homes = withFiles(partsOf(home, ''), besidePages);
        common = await emit('early.js', homes, '(path) => /^\\/dashboard\\/?$/.test(path)');
        for (const { path, module, roles } of pageModules()) {
          // The home page is the one page.
          if (path.includes(':') || path === home || path === '/') continue;
          const parts = withFiles(partsOf(path, module, roles));
          const isAsking = parts.some((part) => queriesFile(part.module));
          const script = isAsking ? await emit('page-early.js', parts) : common;
          heads.push({ path, files: filesOfPage(bundle, path), script });
        }
        page.source = String(page.source).replace(
          '<title>',
          `<script async src="/${common}"></script>
    <title>`,
        );
      },
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      // Once the one page is whole.
      async handler() {
        const page = await readFile(join(outDir, 'index.html'), 'utf8');
        for (const { path, files, script } of heads.splice(0)) {
          if (existsSync(join(outDir, `${path}.html`))) continue;
          const file = join(outDir, folder, `${path}.html`);
          const links = files.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(
            file,
            page
              .replace(`/${common}"`, `/${script}"`)
              .replace('</head>', `  ${links.join('\n    ')}\n  </head>`),
          );
        }
      },
    },
  };
}

/** @param isAt code of a function that tells whether the parts stand at an address */
async function bundleEarly(parts: readonly Part[], apiBase: string, isAt = ''): Promise<string> {
  const files = parts.map(({ module }) => queriesFile(module));
  const imports = files.map(
    (file, index) => file && `import { queries as of${index} } from ${JSON.stringify(file)};`,
  );
  const pages = parts.map((part, index) =>
    [
      part.role && `role: ${JSON.stringify(part.role)}`,
      part.roles && `roles: ${JSON.stringify(part.roles)}`,
      part.files && `files: ${JSON.stringify(part.files)}`,
      files[index] && `queries: of${index}`,
    ].filter(Boolean),
  );
  const { outputFiles } = await build({
    stdin: {
      contents: `import { beginEarly } from './early';
${imports.filter(Boolean).join('\n')}
beginEarly([${pages.map((said) => `{ ${said.join(', ')} }`).join(', ')}]${isAt && `, ${isAt}`});`,
      resolveDir: early,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
    define: { apiBase: JSON.stringify(apiBase) },
  });
  const [script] = outputFiles;
  if (!script) throw new Error('Nothing was built of the early script.');
  return script.text;
}
