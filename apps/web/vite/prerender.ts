import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin, type PluginOption } from 'vite';
import type { IslandPage, Prerendered, PrerenderedPage } from '../src/prerender/render-pages';
import { filesOfPage } from './code-of-page';
import { ownRules } from './own-rules';
import { livePage, readPage, shellPage, sitePage } from './prerendered-page';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Below the packages that the code asks for by name. */
const cache = here('../node_modules/.cache/prerender');

const run = promisify(execFile);
const tell = `
import { renderPages } from './render-pages.js';
process.stdout.write(JSON.stringify(await renderPages()));
`;
/** Milliseconds; it takes one second. */
const timeoutMs = 60_000;

/**
 * Runs in the page: the app's code is fetched once there is something to see, which it would make wait; and beside it what the page to
 * sign in will ask for, as `src/early` does for the signed-in. A page of the public site has its own code for who is not signed in.
 */
const startCode = `(() => {
  const { entry, files, site, everyone } = document.currentScript.dataset;
  const isSignedOut = !('hasToken' in document.documentElement.dataset);
  const start = () => {
    if (site && (isSignedOut || everyone)) return import(site);
    if (isSignedOut && !window.nadiEarly && location.pathname === '/auth/login') askEarly('/dev/demo-accounts.json');
    for (const href of files ? files.split(' ') : [])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
    return import(entry);
  };
  const askEarly = (address) => {
    const url = new URL(address, location.href).href;
    const answer = fetch(url);
    answer.catch(() => undefined);
    window.nadiEarly = { token: null, askedAt: performance.now(), answers: new Map([[url, answer]]), isOver: false };
  };
  // Starts at once in a session: the drawn way in is not seen, and no paint would ever tell.
  if (!isSignedOut && !site) return void start();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  // Nothing is painted in a tab that nobody sees; in one that is seen, a slow device takes its time.
  const isSeen = () => !document.hidden && PerformanceObserver.supportedEntryTypes.includes('paint');
  setTimeout(() => (isSeen() ? setTimeout(start, 12000) : start()), 3000);
})();
`;

/**
 * Draws what everybody sees alike when the app is built: pages that are read stand there whole and without code, those on the way
 * in until the code takes them over, and on the one page of all other addresses that it is loading.
 *
 * @param plugins that change what is drawn, made anew
 */
export function prerender(plugins: () => PluginOption[]): Plugin {
  let root = '';
  let outDir = '';
  let assets = '';
  return {
    name: 'nadi-prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = resolve(root, config.build.outDir);
      assets = join(outDir, config.build.assetsDir);
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler(_options, bundle) {
        const { loading, withoutCode, pages } = await draw(root, plugins());
        const shell = join(outDir, 'index.html');
        const built = await readFile(shell, 'utf8');
        const font = (await readdir(assets)).find((name) => /^anek-core-.*\.woff2$/.test(name));
        if (!font) throw new Error('The letters of every page have not been built.');
        const start = await writeHashed(assets, 'start', startCode);
        const given = { built, withoutCode, font: `/assets/${font}`, start: `/assets/${start}` };
        const ofApp = await readStyle(assets);
        const islands = new Map<string, Islands>();
        for (const name of new Set(pages.flatMap(({ code }) => (isOfIslands(code) ? [code] : []))))
          islands.set(name, await buildIslands(name, root, plugins(), assets, ofApp));
        await writeFile(shell, shellPage(built, loading, withoutCode));
        const drawnPage = (page: PrerenderedPage) => {
          if (page.code === 'none') return readPage(page, given);
          const files = page.isForEveryone ? [] : filesOfPage(bundle, page.path);
          if (page.code === 'app') return livePage(page, given, files);
          const found = islands.get(page.code);
          if (!found) throw new Error(`No islands were built for ${page.path}.`);
          const { code, style } = found;
          return sitePage(page, given, files, `/assets/${code}`, style && `/assets/${style}`);
        };
        for (const page of pages) {
          const file = join(outDir, `${page.path}.html`);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, drawnPage(page));
        }
        const sitePages = pages.flatMap(({ site }) => site ?? []);
        const listed = new Map(sitePages.map(({ canonical, changedOn }) => [canonical, changedOn]));
        await writeFile(
          join(outDir, 'site-pages.json'),
          JSON.stringify([...listed].map(([path, changedOn]) => ({ path, changedOn }))),
        );
        this.info(`${pages.length} pages are drawn.`);
      },
    },
  };
}

/** The app once more as code for this process; libraries are taken as they lie there. */
async function draw(root: string, plugins: PluginOption[]): Promise<Prerendered> {
  await build({
    configFile: false,
    root,
    plugins,
    logLevel: 'error',
    build: {
      ssr: here('../src/prerender/render-pages.tsx'),
      outDir: cache,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'render-pages.js' } },
    },
  });
  // In a process of its own, which ends whatever the code leaves running.
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', tell], {
    cwd: cache,
    timeout: timeoutMs,
    maxBuffer: 10_000_000,
  });
  await rm(cache, { recursive: true });
  return JSON.parse(stdout);
}

const isOfIslands = (code: PrerenderedPage['code']): code is IslandPage => code !== 'none' && code !== 'app';

/** Names of files. */
type Islands = {
  /** The first. */
  code: string;
  /** The file of a page that is none of the app. */
  style?: string;
};

/** The style of the app, which every page names: all of it lies in one file. */
async function readStyle(assets: string): Promise<string> {
  const file = (await readdir(assets)).find((name) => name.endsWith('.css'));
  if (!file) throw new Error('No style was built.');
  return readFile(join(assets, file), 'utf8');
}

/**
 * The code of the islands of a public page: React and they in one file, and in others what they fetch later. Their style is in that of
 * the app, or in a file of its own as far as it is not.
 *
 * @param assets folder for the code
 */
async function buildIslands(
  name: IslandPage,
  root: string,
  plugins: PluginOption[],
  assets: string,
  styleOfApp: string,
): Promise<Islands> {
  const outDir = here(`../node_modules/.cache/islands-${name}`);
  await build({
    configFile: false,
    root,
    plugins,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      copyPublicDir: false,
      // Else what is fetched later asks for a file of styles of its own.
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: here(`../src/prerender/${name}-main.tsx`),
        output: {
          // Gives all their last names here: what is fetched later names the first file.
          entryFileNames: `assets/island-${name}-[hash].js`,
          chunkFileNames: 'assets/island-late-[name]-[hash].js',
        },
      },
    },
  });
  const built = join(outDir, 'assets');
  const all = await readdir(built);
  const sheet = all.find((file) => file.endsWith('.css'));
  const own = sheet ? ownRules(await readFile(join(built, sheet), 'utf8'), styleOfApp) : '';
  const files = all.filter((file) => /^island-.*\.js$/.test(file));
  for (const file of files) await copyFile(join(built, file), join(assets, file));
  await rm(outDir, { recursive: true });
  const first = files.find((file) => file.startsWith(`island-${name}-`));
  if (!first) throw new Error(`No code was built of the islands of ${name}.`);
  return { code: first, ...(own && { style: await writeHashed(assets, `island-${name}`, own, 'css') }) };
}

async function writeHashed(folder: string, name: string, code: string, end = 'js'): Promise<string> {
  const file = `${name}-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.${end}`;
  await writeFile(join(folder, file), code);
  return file;
}
