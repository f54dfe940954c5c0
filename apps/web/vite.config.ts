import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport } from 'vite';

/** Our own plugins import as the rest of the house does, TypeScript from other workspaces too, which Node alone cannot load. */
async function load<Module>(file: string): Promise<Module> {
  return (await runnerImport<Module>(fileURLToPath(new URL(file, import.meta.url)))).module;
}
const { brandPage } = await load<typeof import('./vite/brand-page')>('./vite/brand-page.ts');
const { codeFiles } = await load<typeof import('./vite/code-files')>('./vite/code-files.ts');
const { compressedFiles } = await load<typeof import('./vite/compressed-files')>(
  './vite/compressed-files.ts',
);
const { earlyCode } = await load<typeof import('./vite/early-code')>('./vite/early-code.ts');
const { firstPage } = await load<typeof import('./vite/first-page')>('./vite/first-page.ts');
const { leanLibraries } = await load<typeof import('./vite/lean-libraries')>('./vite/lean-libraries.ts');
const { onlyInUse } = await load<typeof import('@nadi/ui/vite/only-in-use')>(
  import.meta.resolve('@nadi/ui/vite/only-in-use'),
);
const { leanPublicCode } = await load<typeof import('./vite/lean-public-code')>('./vite/lean-public-code.ts');
const { prerender } = await load<typeof import('./vite/prerender')>('./vite/prerender.ts');
const { serviceWorker } = await load<typeof import('./vite/service-worker')>('./vite/service-worker.ts');
const { tableName } = await load<typeof import('./vite/page-modules')>('./vite/page-modules.ts');
const { strictLibraries } = await load<typeof import('./vite/strict-libraries')>(
  './vite/strict-libraries.ts',
);

/** Said by several pages of the signed-in: in files of their own they cost more than their words. */
const words = /\/messages\/(dashboard_failed|dashboard_failed_title|number_word|reading_column_\w+)\.js$/;
const first = firstPage();
const api = `http://127.0.0.1:${process.env.API_PORT ?? 8081}`;
/** With its live connections. */
const apiAndLive = { target: api, ws: true };

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    brandPage(),
    onlyInUse(['en-US']),
    strictLibraries(),
    leanLibraries(),
    codeFiles(),
    first.plugin,
    earlyCode(),
    prerender(() => [react(), vanillaExtractPlugin(), onlyInUse(['en-US'])]),
    leanPublicCode(),
    serviceWorker(),
    compressedFiles(),
  ],
  server: {
    proxy: { '/api': apiAndLive, '/dev': api, '/docs': api, '/openapi.json': api, '/openapi.yaml': api },
  },
  build: {
    outDir: 'dist',
    // Every browser that can run this app has it.
    modulePreload: { polyfill: false },
    // Data URLs would have to be let through the content security policy.
    assetsInlineLimit: 0,
    // Told apart by their hash, so that a browser may keep them for ever; `theme.js` and the favicon are not.
    assetsDir: 'assets',
    // All of it is 13 kB; in pieces it was one more way to the server for each component.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // In one piece what every page needs, and what stands around the pages of the signed-in: each file more costs a way to the server.
        codeSplitting: {
          groups: [
            { name: 'frame', tags: ['$initial'], priority: 3 },
            // Each table of routes in one piece, with the titles of its pages.
            { name: tableName, priority: 1.5 },
            // What stands in pages for everybody: else they would take all of the next.
            {
              name: 'late',
              test: /(components\/private\/(use-late|when-calm|opening-press|reading\/(locale|format-number))\.ts|\/icons\/(circle-exclamation-point|clock|cloud-(off|upload))\.m?js|\/useEvent\.m?js)$/,
              priority: 2.5,
            },
            // Titles of the menus: else these would draw whole tables of routes.
            {
              name: 'titles',
              test: /\/messages\/(planned_(?!\w+_(what|today)\.|coming|today|emergency|shared|contacts|data)\w+|vitals_title|notifications_title|failed_jobs_title|app_nav_\w+)\.js$/,
              priority: 2.1,
            },
            {
              name: 'signed-in',
              test: (module) => first.isAround(module) || words.test(module),
              priority: 2,
            },
            // In one small piece of its own: the outbox, which comes late, needs it too.
            {
              name: 'attention',
              test: /\/(domain\/src\/vital-signs\/(attention|severity)|vital-signs\/queries\/attention)\.ts$/,
              priority: 2,
            },
            // Names of what is written: alone, each is shorter than the line that asks for it.
            {
              name: 'subjects',
              test: /\/areas\/((doctors|profile)\/subject|profile\/contacts\/contact-operations)\.ts$/,
              priority: 2,
            },
            // What every page with a form needs: in pieces, each costs a name in the frame.
            {
              name: 'writing',
              test: /(\/kernel\/(browser\/intent|shell\/use-in-sight|unsent\/entry-address|requests\/field-errors)|\/messages\/(kept_unreached|kept_offline|form_offline|form_note))\.[jt]s$/,
              priority: 2,
            },
            // Of what the first page needs: of libraries what most others need too, and of ours what some do. With more in common, some
            // others would carry twice their weight.
            { name: 'common', test: first.needs, minShareCount: 9, priority: 1 },
            // Without what only patients' pages need: it would draw all of theirs into every other page.
            {
              name: 'parts',
              test: first.isOurs,
              minShareCount: 3,
              priority: 0,
            },
            { name: 'patients', test: first.isPatients, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
});
