import type { Plugin } from 'vite';

const router = /^react-router(\/dom)?$/;
const routerCode = /react-router\/dist\/production\/chunk-\w+\.mjs$/;
/** Matches what makes a component, or a boundary for errors, each at the beginning of a line. */
const component = /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm;
const boundary = /^(var \w+ = )(class extends React\d*\.Component \{.*?^\});/gms;
/** Replaces what a router does that loads data: this app's does not, and has its own boundary for errors (`ErrorBoundary`). */
const ofDataRouter: readonly (readonly [RegExp, string])[] = [
  [/return dataRouterState && \(match\.route\.ErrorBoundary[\s\S]*? : (getChildren\(\);)/, 'return $1'],
  [/ \|\| defaultErrorElement;/, ';'],
  [/let dataRouterState = dataRouterOpts\?\.state;/, 'const dataRouterState = undefined;'],
  [/dataRouterOpts && dataRouterOpts\.state\.matches\.length \?/, 'false ?'],
  [/isDataRoute \? useNavigateStable\(\) : /, ''],
];
/** Matches the function that warns developers in the browser's console, whose calls do nothing else. */
const itsWarnings = /^function warning\(cond, message\)/gm;
const itsContext = /^\w+\.contextType = \w+;$/gm;
const itsName = /^\w+\.displayName = "\w+";$/gm;

const localeCode = /react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/;
/** Asks whether a locale is well formed, by having the browser list all those in which it writes dates. */
const dearCheck = /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\)/;

const ariaCode = /react-(aria|stately)\/dist\/private\/.*\.mjs/;
/** Asks whether components live in a shadow DOM, which react-aria does only where an app switches it on. Ours has none. */
const shadowQuestion = /\(0, \$\w+\$shadowDOM\)\(\)/g;

const queryApiCode = /openapi-react-query\/dist\/index\.mjs$/;
/** Matches hooks that the app does not take from this library (`services.ts`): the code under them is fetched with the pages that use it. */
const unusedHooks = [
  /\n {4}useSuspenseQuery: .*,(?=\n)/,
  /\n {4}useInfiniteQuery: [\s\S]*?\n {4}\},(?=\n)/,
  /,\n {4}useMutation: [\s\S]*?\n {4}\)(?=\n)/,
];

/** React has this hook itself; the shim is for versions before 18. */
const storeShim = /^use-sync-external-store\/shim(\/index\.js)?$/;
const reactStore = '\0nadi-use-sync-external-store';

/**
 * Takes react-router as it is made for production, to which its package does not lead by itself, and says of its components that making
 * them does nothing else, so that those nobody uses are left out: links, forms and what they prefetch, and the pages of errors that only
 * a router with data shows, and warnings for developers. 9 kB on each first page. Has
 * react-aria ask in a cheaper way whether the browser's locale is well formed, which it does as soon as it is there: 70 to 190 ms on a
 * slow phone. Leaves out what react-aria does in a shadow DOM, 2 kB, hooks of openapi-react-query that nothing uses, and a copy of a hook that React has. Fails the build where a library is no longer as it was known.
 */
export function leanLibraries(): Plugin {
  const done = { router: false, data: false, locale: false, shadow: false, hooks: false };
  return {
    name: 'nadi-lean-libraries',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, options) {
      if (storeShim.test(source)) return reactStore;
      if (!router.test(source)) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
    load: (id) => (id === reactStore ? "export { useSyncExternalStore } from 'react';" : undefined),
    transform(code, id) {
      if (localeCode.test(id)) {
        done.locale = dearCheck.test(code);
        return { code: code.replace(dearCheck, 'Intl.getCanonicalLocales(locale)'), map: null };
      }
      if (ariaCode.test(id) && code.search(shadowQuestion) >= 0) {
        done.shadow = true;
        return { code: code.replace(shadowQuestion, 'false'), map: null };
      }
      if (queryApiCode.test(id)) {
        done.hooks = unusedHooks.every((pattern) => pattern.test(code));
        return { code: unusedHooks.reduce((text, pattern) => text.replace(pattern, ''), code), map: null };
      }
      if (!routerCode.test(id)) return undefined;
      done.data ||= ofDataRouter.every(([pattern]) => pattern.test(code));
      const changed = ofDataRouter
        .reduce((text, [pattern, instead]) => text.replace(pattern, instead), code)
        .replaceAll(itsContext, '')
        .replaceAll(component, '$1/* @__PURE__ */ $2')
        .replaceAll(boundary, '$1/* @__PURE__ */ (() => $2)();')
        .replaceAll(itsName, '')
        .replaceAll(itsWarnings, '/* @__NO_SIDE_EFFECTS__ */ $&');
      done.router ||= changed !== code;
      return { code: changed, map: null };
    },
    generateBundle() {
      if (!done.router || !done.data)
        this.error('react-router has changed: look anew at what of it is on each first page.');
      if (!done.hooks)
        this.error(
          'openapi-react-query has changed: look anew at which of its hooks are on each first page.',
        );
      if (!done.locale || !done.shadow)
        this.error(
          'react-aria has changed: look anew at what of it is on each page, and at what it does as soon as it is there.',
        );
    },
  };
}
