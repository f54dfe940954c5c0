/**
 * One Jest for all: `node` (packages, rules of the house), `dom` (what of screens and app needs a document, in jsdom: `.test.tsx` and
 * `.dom.test.ts`), `logic` (the rest of both), `api` (the real API on a real database), `crash` (what is left when it is killed),
 * `package` (what others install), `scaffold` (what `npm run new` writes), `scans` (lab reports, recognised from pictures), `visual-tool` (what compares the pictures) and `e2e` (the
 * built product in Chromium). `npm run jest -- --selectProjects node` runs one.
 */
const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  },
];

const shared = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // js before mjs: packages of both kinds require their own files without an extension, and mean js.
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.cache/', '/storybook-static/'],
  // 1,550 modules in one, see `packages/ui/scripts/bundle-messages.ts`.
  moduleNameMapper: {
    '^@nadi/ui/messages$|/generated/messages/messages(\\.js)?$':
      '<rootDir>/packages/ui/generated/messages/messages-in-one.js',
  },
  transform: {
    '\\.css\\.ts$': '@vanilla-extract/jest-transform',
    '\\.tsx?$': swc,
  },
};

/** Set by `npm test`, which stores what passed. */
const passedFiles = process.env.NADI_PASSED_FILES;

export default {
  ...shared,
  // Modules of a file that has ended are never freed from a worker. One of 4 GB takes ten times as long for a file as a new one.
  workerIdleMemoryLimit: '1GB',
  ...(passedFiles && {
    reporters: ['default', ['<rootDir>/scripts/jest/passed-files.mjs', { file: passedFiles }]],
  }),
  // On a machine that has other work, a screen takes seconds; what hangs is told apart all the same.
  testTimeout: 20_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/packages/{domain,knowledge,contract,api-server,api-client,brand,mock-server}/**/*.test.ts',
        '<rootDir>/apps/web/scripts/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
      ],
      testPathIgnorePatterns: [
        '/node_modules/',
        '/scripts/(pack|new)/',
        '/scripts/(visual/e2e|labs/recognised)/',
      ],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: '<rootDir>/scripts/jest/dom-environment.mjs',
      setupFiles: [
        'fake-indexeddb/auto',
        '@vanilla-extract/css/disableRuntimeStyles',
        '<rootDir>/scripts/jest/dom-setup.ts',
      ],
      testMatch: ['<rootDir>/{packages/ui,apps/web/src}/**/*.{test.tsx,dom.test.ts}'],
    },
    {
      ...shared,
      displayName: 'logic',
      testEnvironment: 'node',
      setupFiles: ['fake-indexeddb/auto'],
      testMatch: ['<rootDir>/{packages/ui,apps/web/src}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.dom\\.test\\.ts$'],
    },
    {
      ...shared,
      displayName: 'api',
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '^@node-rs/argon2$': '<rootDir>/apps/api/test/quick-hash.ts',
      },
      testEnvironment: 'node',
      testMatch: ['<rootDir>/apps/api/{src,test}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'crash',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/apps/api/crash/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'package',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/scripts/pack/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'scaffold',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/scripts/new/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'scans',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/scripts/labs/recognised/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'e2e',
      testEnvironment: '<rootDir>/scripts/jest/browser-environment.mjs',
      testMatch: ['<rootDir>/apps/web/e2e/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'visual-tool',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/scripts/visual/e2e/**/*.test.ts'],
    },
  ],
};
