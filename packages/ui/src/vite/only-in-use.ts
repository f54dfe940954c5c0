import type { Plugin } from 'vite';

const texts = /react-(?:aria|stately)\/dist\/private\/intl\/[\w-]+\/([a-z]{2}-[A-Z]{2})\.m?js$/;
const calendars = /@internationalized\/date\/dist\/private\/createCalendar\.mjs$/;

/**
 * Leaves out of react-aria what the product does not use: it takes along its texts in more than thirty languages, of which a language
 * without its own falls back to English, and eleven calendars beside the Gregorian.
 *
 * @param languages as `en-US`, which is always to be among them
 */
export function onlyInUse(languages: readonly string[]): Plugin {
  return {
    name: 'nadi-only-in-use',
    enforce: 'pre',
    load(id) {
      const language = texts.exec(id)?.[1];
      if (language && !languages.includes(language)) return 'export default {};';
      if (calendars.test(id))
        return [
          "import { GregorianCalendar } from './calendars/GregorianCalendar.mjs';",
          'export const createCalendar = () => new GregorianCalendar();',
        ].join('\n');
      return undefined;
    },
  };
}
