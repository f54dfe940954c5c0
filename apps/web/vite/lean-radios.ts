import type { Plugin } from 'vite';

/** Takes only how to find the next element, of what keeps the focus in a window: without the windows that are open. */
const radios = /react-aria\/dist\/private\/radio\/useRadioGroup\.mjs$/;
const copy = '?walker';
const asksScope = /(import \{getFocusableTreeWalker as [$\w]+\} from "[^"]+FocusScope\.mjs)"/;
const walkerOnly = /^export \{.*?([$\w]+ as getFocusableTreeWalker).*\};$/m;
const allScopes = /^(let [$\w]+ = )(new [$\w]+\(\);)$/gm;

/**
 * Gives the radio buttons of react-aria their own copy of how to find the next element, so that pages without a window go without what
 * keeps the focus in one: 3 kB. Fails the build where the library is no longer as it was known.
 */
export function leanRadios(): Plugin {
  const done = { met: false, radios: false, walker: false };
  return {
    name: 'nadi-lean-radios',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (radios.test(id)) {
        done.met = true;
        done.radios = asksScope.test(code);
        return { code: code.replace(asksScope, `$1${copy}"`), map: null };
      }
      if (id.endsWith(copy)) {
        done.walker = walkerOnly.test(code);
        return {
          code: code.replace(walkerOnly, 'export {$1};').replaceAll(allScopes, '$1/* @__PURE__ */ $2'),
          map: null,
        };
      }
      return undefined;
    },
    generateBundle() {
      if (done.met && !(done.radios && done.walker))
        this.error('react-aria has changed: look anew at what its radio buttons take of its windows.');
    },
  };
}
