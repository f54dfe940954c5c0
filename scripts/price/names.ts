import { layerFolders } from './map';

/** `emergencyContacts` and `EmergencyContact` are two words: `emergency`, `contact`, of which the last is in the singular. */
export function wordsOf(name: string): string[] {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return [...words.slice(0, -1), singular(words.at(-1) ?? '')];
}

function singular(word: string): string {
  if (word.endsWith('ies')) return word.replace(/ies$/, 'y');
  if (word.endsWith('sses')) return word.replace(/es$/, '');
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

export const keyOf = (name: string): string => wordsOf(name).join('-');

/** Returns a pattern that finds a name in code and texts, in the singular and the plural, however its words are joined. */
export function patternOf(name: string): RegExp {
  const words = wordsOf(name);
  const last = words.at(-1) ?? '';
  const plural = last.endsWith('ss') ? '(?:es)?' : 's?';
  const ending = last.endsWith('y') ? `${last.slice(0, -1)}(?:y|ies)` : `${last}${plural}`;
  const lower = [...words.slice(0, -1), ending];
  const pascal = lower.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const camel = [lower[0], ...pascal.slice(1)];
  const first = lower[0] ?? '';
  const sentence = [
    `[${first.charAt(0).toUpperCase()}${first.charAt(0)}]${first.slice(1)}`,
    ...lower.slice(1),
  ];
  const forms = [sentence.join('[-_ ]'), camel.join('')].map((form) => `(?<![A-Za-z])${form}`);
  return new RegExp(`(?:${[...forms, pascal.join(' ?')].join('|')})(?![a-z])`);
}

export type Names = { areas: readonly string[]; resources: readonly string[] };

/** Finds the names of areas by the folders of each layer, and of resources by what operations list and change. */
export function findNames(files: readonly string[]): Names {
  const withFolders = layerFolders.filter((folder) => /areas$|screens$/.test(folder));
  const areas = files.flatMap((file) =>
    withFolders.flatMap((folder) =>
      file.startsWith(`${folder}/`) ? (file.slice(folder.length + 1).match(/^[a-z][^/]*(?=\/)/) ?? []) : [],
    ),
  );
  const operation = /\/operations\/(?:add|create|delete|list|record|update)([A-Z][A-Za-z]+)\.ts$/;
  const resources = files.flatMap((file) => operation.exec(file)?.[1] ?? []).map(keyOf);
  const unique = (names: readonly string[]) => [...new Set(names)].sort();
  const shared = new Set(['private', 'planned']);
  return { areas: unique(areas.filter((area) => !shared.has(area))), resources: unique(resources) };
}
