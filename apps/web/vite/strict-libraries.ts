import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const adoptedStyles = JSON.stringify(fileURLToPath(new URL('adopted-styles.ts', import.meta.url)));

type Change = { of: string; file: RegExp; change: (code: string) => string };

/** Library code that the content security policy forbids, each with the equivalent that it allows. */
const changes: readonly Change[] = [
  {
    of: 'the style element that keeps the page still behind a dialog',
    file: /react-style-singleton\/dist\/es\d+\/singleton\.js$/,
    change: () => `export { stylesheetSingleton } from ${adoptedStyles};`,
  },
  {
    of: 'the style element that keeps the page still on iOS',
    file: /react-aria\/dist\/private\/overlays\/usePreventScroll\.mjs$/,
    change: (code) =>
      // The import stands behind the match, so that without one the code stays as it is.
      code.replace(
        /let style = document\.createElement\('style'\);.*?style\.textContent = (`[^`]*`)\.trim\(\);\s*document\.head\.prepend\(style\);(.*)$/s,
        (_, css: string, rest: string) =>
          `let style = stylesheetSingleton(); style.add(${css});${rest}\nimport { stylesheetSingleton } from ${adoptedStyles};\n`,
      ),
  },
  {
    of: 'the empty HTML that clears what was announced, which Trusted Types refuse',
    file: /react-aria\/dist\/private\/live-announcer\/LiveAnnouncer\.mjs$/,
    change: (code) => code.replaceAll(/\.innerHTML = ''/g, '.replaceChildren()'),
  },
];

/** Changes libraries so that they work under the strictest policy; fails the build where one is no longer as it was known. */
export function strictLibraries(): Plugin {
  const done = new Set<Change>();
  return {
    name: 'nadi-strict-libraries',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      const one = changes.find(({ file }) => file.test(id));
      if (!one) return undefined;
      const changed = one.change(code);
      if (changed === code) this.error(`${id} has changed: look anew at ${one.of}.`);
      done.add(one);
      return { code: changed, map: null };
    },
    generateBundle() {
      for (const one of changes) if (!done.has(one)) this.error(`No library has it any more: ${one.of}.`);
    },
  };
}
