import { describe, expect, it } from '@jest/globals';
import { files, isCode, read } from './source';

const catalogues = files.filter((file) => /^packages\/ui\/messages\/[^/]+\/[^/]+\.json$/.test(file));
const keysOf = (file: string) => Object.keys(JSON.parse(read(file))).filter((key) => key !== '$schema');
const languages = [...new Set(catalogues.map((file) => file.split('/')[3] ?? ''))];

describe('messages', () => {
  it('are the same in all languages: a missing one falls back without a word', () => {
    const keysByLanguage = languages.map((language) =>
      catalogues
        .filter((file) => file.split('/')[3] === language)
        .flatMap(keysOf)
        .sort(),
    );
    for (const keys of keysByLanguage) expect(keys).toEqual(keysByLanguage[0]);
  });

  it('stand once', () => {
    const keys = catalogues.filter((file) => file.includes('/en/')).flatMap(keysOf);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('write one label in one way: the same words with other capitals look like another thing', () => {
    // Quoted by the specification for the error screen, and for the bar of the public site only.
    const quoted = ['error_screen_try_again', 'public_sign_in'];
    const labels = catalogues
      .filter((file) => file.includes('/en/'))
      .flatMap((file) => Object.entries(JSON.parse(read(file)) as Record<string, unknown>))
      .filter(([key, text]) => !quoted.includes(key) && /^[A-Z]/.test(String(text)))
      .map(([, text]) => text)
      .filter((text) => typeof text === 'string');
    const written = new Map<string, Set<string>>();
    for (const label of labels)
      written.set(label.toLowerCase(), (written.get(label.toLowerCase()) ?? new Set()).add(label));
    expect([...written.values()].filter((ways) => ways.size > 1).map((ways) => [...ways])).toEqual([]);
  });

  it('are all used', () => {
    const code = files
      .filter((file) => isCode(file) && /^(packages\/ui|apps\/web)\/src\//.test(file))
      .map(read)
      .join('\n');
    const unused = catalogues
      .filter((file) => file.includes('/en/'))
      .flatMap(keysOf)
      .filter((key) => !new RegExp(`\\b${key}\\b`).test(code));
    expect(unused).toEqual([]);
  });
});
