import type { Plugin } from 'vite';

/**
 * Leaves out the texts of react-aria in languages that the product does not speak; it carries more than thirty, and takes all of them
 * along. A language without its own falls back to English.
 */
export function onlyLanguagesInUse(languages: readonly string[]): Plugin {
  const texts = /react-(?:aria|stately)\/dist\/private\/intl\/[\w-]+\/([a-z]{2}-[A-Z]{2})\.m?js$/;
  return {
    name: 'nadi-only-languages-in-use',
    enforce: 'pre',
    load(id) {
      const language = texts.exec(id)?.[1];
      return language && !languages.includes(language) ? 'export default {};' : undefined;
    },
  };
}
