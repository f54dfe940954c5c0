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
const { leanRadios } = await load<typeof import('./vite/lean-radios')>('./vite/lean-radios.ts');
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
/** Needed by many pages and by no other: in what is common the rest would carry it. */
const ofReading =
  /\/(utils\/number\.mjs|(Number|Date)Formatter\.m?js|components\/(ReadAge\/|Grid\/|private\/reading\/words)|icons\/(chevron-right|pill)\.|services\/use-read-at|messages\/(cancel\.|specialization_\w+|list_status|pagination_\w+|read_age|not_saved|select_placeholder|changed_elsewhere|app_failed_because|measurement_\w+|search_field_clear|(kind|unit|status|site|posture|arm)_\w+))/;
const ofReadings =
  /\/(domain\/src\/vital-signs\/|areas\/vital-signs\/(queries\/|recording\/use-unsent-readings\.))/;
const ofCharts = /\/(ui\/src\/charts\/private|d3-array\/src)\//;
/** Else it would draw them all into what is offered to other areas. */
const latest = /\/queries\/use-latest-readings\.ts$/;
/** Few open it; in what is ours together everybody would carry it. */
const ofDetails = /\/components\/Disclosure\//;
const ofBadge = /\/components\/(StatusBadge|Measurement)\//;
const first = firstPage();
const api = `http://127.0.0.1:${process.env.API_PORT ?? 8081}`;
/** With its live connections. */
const apiAndLive = { target: api, ws: true };

/** Code that is fetched after the page, or for what a page says later. */
const unhurried =
  /\/(complete-onboarding|device-code|late-work-code|logs-saga|renew-written|SignOutQuestion|ToastRegion|UnsentEntryRoute|unsent|wanted-by|writes)-[\w-]{7}\.js$/;

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    brandPage(),
    onlyInUse(['en-US']),
    strictLibraries(),
    leanLibraries(),
    leanRadios(),
    codeFiles(),
    first.plugin,
    earlyCode(),
    prerender(() => [react(), vanillaExtractPlugin(), onlyInUse(['en-US']), leanRadios()]),
    leanPublicCode(),
    serviceWorker(),
    compressedFiles(),
  ],
  server: {
    proxy: { '/api': apiAndLive, '/dev': api, '/docs': api, '/openapi.json': api, '/openapi.yaml': api },
  },
  build: {
    outDir: 'dist',
    modulePreload: {
      // Every browser that can run this app has it.
      polyfill: false,
      // Each name costs the frame: the runtime is there, and a browser finds by itself what code needs for which nobody waits.
      resolveDependencies(file, needed) {
        const absent = needed.filter((one) => !one.includes('/rolldown-runtime-'));
        return unhurried.test(file) || absent.every((one) => one === file) ? [] : absent;
      },
    },
    // Data URLs would have to be let through the content security policy.
    assetsInlineLimit: 0,
    // Told apart by their hash, so that a browser may keep them for ever; `theme.js` and the favicon are not.
    assetsDir: 'assets',
    // All of it is 13 kB; in pieces it was one more way to the server for each component.
    cssCodeSplit: false,
    rolldownOptions: {
      // A page takes from what an area offers the part that it asks for, and not the rest.
      treeshake: { moduleSideEffects: [{ test: /\/areas\/[\w-]+\/offers\.ts$/, sideEffects: false }] },
      output: {
        // Seven letters, the fewest that the bundler takes: the frame holds the names of a hundred files.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // In one piece what every page needs, and what stands around the pages of the signed-in: each file more costs a way to the server.
        codeSplitting: {
          groups: [
            { name: 'frame', tags: ['$initial'], priority: 3 },
            // Each table of routes in one piece, with the titles of its pages.
            { name: tableName, priority: 1.5 },
            // Parts of pages for everybody: else these would take all of the next group.
            {
              name: 'late',
              test: /(kernel\/browser\/clock\.ts|components\/(When|EmptyState|Skeleton)\/[\w-]+\.tsx?|messages\/when_\w+\.js|components\/private\/(use-late|when-calm|opening-press|reading\/(locale|format-number))\.ts|\/icons\/(circle-exclamation-point|clock|cloud-(off|upload)|search)\.m?js|\/useEvent\.m?js)$/,
              priority: 2.5,
            },
            // Titles of the menus, and of pages that others lead to: else these would draw whole tables of routes.
            {
              name: 'titles',
              test: /\/messages\/(integrations_title|healthcare_title|vitals_title|trials_title|records_title|upload_title|trends_title|visits_title|schedule_title|patients_title|notifications_title|failed_jobs_title|medical_title|outbox_title|sharing_title|family_title|shop_title|business_title|analytics_title|broadcasts_title|app_nav_\w+)\.js$/,
              priority: 2.1,
            },
            // Titles of pages that dashboards lead to: else these would draw whole tables of routes.
            {
              name: 'way-titles',
              test: /\/messages\/((goals|medicines|reports|search|visits_appointments)_title|shop_(cart|checks?|checkout|orders?|product))\.js$/,
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
            // Texts of a contact, where it is shown and where it was not sent.
            {
              name: 'contact-writes',
              test: /\/(contacts\/contact-writes\.ts|messages\/contact_(name|phone|relationship)\.js)$/,
              priority: 2,
            },
            // Takes icons of the menus, which stand around every page of the signed-in: alone, each costs a file and a name.
            {
              name: 'menu-signs',
              test: /\/icons\/(activity|calendar-days|file-text|flask-conical|layout-dashboard|plug|shopping-bag|upload|users)\.m?js$/,
              priority: 2,
            },
            // Small things that are drawn together: alone, each is shorter than the line that asks for it.
            { name: 'signs', test: /\/icons\/(bandage|book-open|heart-pulse)\.m?js$/, priority: 2 },
            { name: 'row-signs', test: /\/icons\/(pencil|printer)\.m?js$/, priority: 2 },
            // Words of the list of readings, of which other pages have one each: alone, each costs a file.
            {
              name: 'row-words',
              test: /\/(messages\/(delete_undone|not_saved|pressure_week_link)\.js|kernel\/items\/use-asked-once\.ts)$/,
              priority: 2,
            },
            // Parts of every page with a form: in pieces, each costs a name in the frame.
            {
              name: 'writing',
              test: /(\/kernel\/(browser\/idempotency-intent|shell\/use-in-sight|unsent\/entry-address|requests\/(field-errors|action))|\/messages\/(kept_unreached|kept_offline|form_offline|form_note))\.[jt]s$/,
              priority: 2,
            },
            // Parts of the first page: of libraries those that most others need too, and of ours those that some do. With more in common, some
            // others would carry twice their weight.
            {
              name: 'common',
              test: (module) => first.needs(module) && !ofReading.test(module),
              minShareCount: 18,
              priority: 1,
            },
            // Parts that most pages draw together: in two files they are heavier. Its priority is below the common group, of which it would draw some.
            {
              name: 'typing',
              test: /\/(react-aria-components\/dist\/private\/(Input|Group)|react-aria\/dist\/private\/textfield\/useTextField)\.mjs$/,
              priority: 0.5,
            },
            // Parts of each page with a field.
            {
              name: 'field',
              test: /\/components\/private\/Field\/(FieldParts|form-fields)\.tsx?$/,
              priority: 0.5,
            },
            {
              name: 'not-kept',
              test: /\/kernel\/(outbox\/not-kept|offline\/storage-hangs)\.ts$/,
              priority: 2,
            },
            // Parts of each page that writes online: in pieces, each costs a name.
            {
              name: 'online-writes',
              test: /\/kernel\/online-writes\/(saved|use-online-write|online-write)\.ts$/,
              priority: 2,
            },
            // Parts of boxes to tick and of switches: alone, it is one more file for each page with either.
            {
              name: 'toggle',
              test: /\/(components\/Checkbox\/Checkbox\.|react-aria\/dist\/private\/toggle\/useToggle\.mjs)/,
              priority: 0.5,
            },
            { name: 'details', test: /\/(range-words\.ts|components\/Disclosure\/)/, priority: 0.5 },
            // Advice, its sources and the numbers to call, as pages of readings and of insights say them: pages of other things need none of it.
            {
              name: 'advising',
              test: /\/components\/private\/reading\/(advice-plan|told)\.|\/screens\/dashboard\/(DashboardHeadline|greeting|PatientDashboardScreen\/AdviceNow)|\/messages\/(trend_show_chart|chart_walk)\.js$/,
              priority: 0.5,
            },
            { name: 'calling', test: /\/components\/private\/(CallButtons|SourceList)\//, priority: 0.5 },
            { name: 'ways', test: /\/(components\/LinkList\/|icons\/chevron-right\.)/, priority: 0.5 },
            { name: 'units', test: /\/domain\/src\/vital-signs\/(units|vital-sign)\.ts$/, priority: 1 },
            // Unsent readings, of which the outbox tells too.
            {
              name: 'unsent-readings',
              test: /\/recording\/(subjects|empty-reading|unsent-readings|save-failure)\.ts$/,
              priority: 1,
            },
            // Advice of all readings together; a list says what each asks for.
            {
              name: 'told',
              test: /\/(vital-signs\/(together|messages-for)|queries\/told)\.ts$/,
              priority: 1,
            },
            // Code that assesses and draws readings: forms and lists of other things need none of it.
            {
              name: 'readings',
              test: (module) => latest.test(module) || (first.isOurs(module) && ofReadings.test(module)),
              priority: 1,
            },
            {
              name: 'charting',
              test: (module) =>
                (first.isOurs(module) && ofCharts.test(module)) ||
                module.endsWith('/messages/trend_show_table.js'),
              priority: 1,
            },
            // Without what only patients' pages need: it would draw all of theirs into every other page.
            {
              name: 'parts',
              test: (module) => first.isOurs(module) && !ofDetails.test(module),
              minShareCount: 3,
              priority: 0,
            },
            // The badge of a status and a value with its unit need their words, which are there.
            {
              name: 'patients',
              test: (module) => first.isPatients(module) || ofBadge.test(module),
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
