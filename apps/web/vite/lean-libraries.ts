import type { Plugin } from 'vite';

const router = /^react-router(\/dom)?$/;
const routerCode = /react-router\/dist\/production\/chunk-\w+\.mjs$/;
/** What makes a component, or a boundary for errors, each at the beginning of a line. */
const component = /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm;
const boundary = /^(var \w+ = )(class extends React\d*\.Component \{.*?^\});/gms;
const itsName = /^\w+\.displayName = "\w+";$/gm;

/**
 * Takes react-router as it is made for production, to which its package does not lead by itself, and says of its components that making
 * them does nothing else, so that those nobody uses are left out: links, forms and what they prefetch. 7 kB on each first page. Fails the
 * build where the library is no longer as it was known.
 */
export function leanLibraries(): Plugin {
  let isDone = false;
  return {
    name: 'nadi-lean-libraries',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, options) {
      if (!router.test(source)) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
    transform(code, id) {
      if (!routerCode.test(id)) return undefined;
      const changed = code
        .replaceAll(component, '$1/* @__PURE__ */ $2')
        .replaceAll(boundary, '$1/* @__PURE__ */ (() => $2)();')
        .replaceAll(itsName, '');
      isDone ||= changed !== code;
      return { code: changed, map: null };
    },
    generateBundle() {
      if (!isDone) this.error('react-router has changed: look anew at what of it is on each first page.');
    },
  };
}
