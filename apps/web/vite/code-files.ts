import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/** Has `src/kernel/browser/code-files.ts` do what Vite's own helper does around each `import()`. Fails the build where Vite has none any more. */
export function codeFiles(): Plugin {
  let isDone = false;
  return {
    name: 'nadi-code-files',
    enforce: 'pre',
    apply: 'build',
    transform(_code, id) {
      if (id !== helper) return undefined;
      isDone = true;
      return {
        code: `export { withFiles as __vitePreload } from '/src/kernel/browser/code-files.ts';`,
        map: null,
      };
    },
    generateBundle() {
      if (!isDone) this.error('Vite has changed: look anew at what stands around each import().');
    },
  };
}
