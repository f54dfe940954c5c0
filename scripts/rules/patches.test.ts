import { describe, expect, it } from '@jest/globals';
import { read } from './source';

const majorOf = (library: string): number =>
  Number.parseInt(JSON.parse(read(`node_modules/${library}/package.json`)).version, 10);

/**
 * The patches and workarounds for libraries, each with a test of the behaviour that makes it necessary. `goesWith` is the version that is
 * announced to behave differently; null if none is.
 */
const patches = [
  {
    // https://github.com/remix-run/react-router/issues/14102, open on 2026-11-23; a breaking change, so not before the next major.
    what: 'apps/web/vite/lean-libraries.ts: react-router as made for production',
    library: 'react-router',
    goesWith: '8.0.0',
    file: 'package.json',
    cause:
      /"import": \{\s*"types": "\.\/dist\/development\/index\.d\.mts",\s*"default": "\.\/dist\/development\//,
  },
  {
    what: 'apps/web/vite/lean-libraries.ts: a cheaper question whether a locale is well formed',
    library: 'react-aria',
    goesWith: null,
    file: 'dist/private/i18n/useDefaultLocale.mjs',
    cause: /supportedLocalesOf/,
  },
  {
    what: 'apps/web/vite/lean-libraries.ts: radio buttons without what keeps the focus in a window',
    library: 'react-aria',
    goesWith: null,
    file: 'dist/private/radio/useRadioGroup.mjs',
    cause: /FocusScope\.mjs/,
  },
  {
    // https://github.com/theKashey/react-remove-scroll/issues/21: it offers only a nonce, and prerendered pages have none.
    what: 'apps/web/vite/strict-libraries.ts: no style element behind a dialog',
    library: 'react-style-singleton',
    goesWith: null,
    file: 'dist/es2015/singleton.js',
    cause: /createElement\('style'\)/,
  },
  {
    // https://github.com/adobe/react-spectrum/pull/9655 adds a nonce, which prerendered pages do not have.
    what: 'apps/web/vite/strict-libraries.ts: no style element on iOS',
    library: 'react-aria',
    goesWith: null,
    file: 'dist/private/overlays/usePreventScroll.mjs',
    cause: /createElement\('style'\)/,
  },
  {
    what: 'apps/web/vite/strict-libraries.ts: no HTML that clears what was announced',
    library: 'react-aria',
    goesWith: null,
    file: 'dist/private/live-announcer/LiveAnnouncer.mjs',
    cause: /\.innerHTML = ''/,
  },
  {
    // https://github.com/react/react/pull/33129 reports text typed before hydration, behind a flag until the next major.
    what: 'apps/web/src/app/take-over.ts: React is told what was typed before it was there (_valueTracker)',
    library: 'react-dom',
    goesWith: '20.0.0',
    file: 'cjs/react-dom-client.production.js',
    cause: /_valueTracker/,
  },
];

describe('what is changed of libraries', () => {
  it.each(patches)('is still needed: $what', ({ library, file, cause }) => {
    expect(read(`node_modules/${library}/${file}`)).toMatch(cause);
  });

  it.each(patches.flatMap(({ goesWith, ...patch }) => (goesWith ? [{ ...patch, goesWith }] : [])))(
    'goes with $library $goesWith, which is not here yet: $what',
    ({ library, goesWith }) => {
      expect(majorOf(library)).toBeLessThan(Number.parseInt(goesWith, 10));
    },
  );
});
