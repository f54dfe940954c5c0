import { isMessages, type Layer, layerOf } from './layers';
import { extras, layerFolders } from './map';
import { findNames, keyOf, type Names, patternOf } from './names';
import type { Repository } from './repository';

export type Cost = { added: number; removed: number; files: string[] };
export type Price = {
  /** By layer: lines and hand-written files. A message counts as one line. Without `since` nothing is removed. */
  layers: Record<Layer, Cost>;
  /** Other hand-written files that name it; null if the price is of a whole change. */
  naming: number | null;
};

type Asked = {
  /** An area or a resource, in the singular or the plural; undefined for a whole change. */
  name?: string | undefined;
  /** The commit since which changes are counted; undefined for all that there is. */
  since?: string | undefined;
};

/** @throws if neither is asked for, or one is not known */
export function priceOf(repository: Repository, { name, since }: Asked): Price {
  if (name === undefined && since === undefined)
    throw new Error('Name an area or a resource, or use --since.');
  const files = repository.files();
  const subject = name === undefined ? everything : subjectOf(name, findNames(files));
  const commit = since === undefined ? undefined : repository.commitOf(since);
  const noCost = (): Cost => ({ added: 0, removed: 0, files: [] });
  const price: Price = {
    layers: {
      product: noCost(),
      tests: noCost(),
      stories: noCost(),
      contract: noCost(),
      texts: noCost(),
      other: noCost(),
    },
    naming: name === undefined ? null : 0,
  };
  const changes = commit === undefined ? undefined : repository.changedSince(commit);
  for (const file of changes?.keys() ?? files) {
    const layer = layerOf(file);
    if (!layer) continue;
    const now = repository.read(file);
    const before = () => (commit === undefined ? '' : repository.readAt(commit, file));
    // Counts lines of a whole file as git does.
    const isWhole = subject.owns(file) && !isMessages(file);
    const cost =
      (isWhole && changes?.get(file)) ||
      differenceOf(countedIn(isPartly(file) ? before() : '', file, subject), countedIn(now, file, subject));
    if (isWhole || cost.added + cost.removed > 0) {
      price.layers[layer].added += cost.added;
      price.layers[layer].removed += cost.removed;
      price.layers[layer].files.push(file);
    } else if (price.naming !== null && subject.isNamedIn(now || before())) price.naming += 1;
  }
  return price;
}

type Subject = {
  /** True if all of a file belongs to it. */
  owns(file: string): boolean;
  /** True if a message or a part of the contract belongs to it, by its key. */
  ownsKey(key: string): boolean;
  isNamedIn(text: string): boolean;
};

const everything: Subject = { owns: () => true, ownsKey: () => true, isNamedIn: () => false };

function subjectOf(name: string, { areas, resources }: Names): Subject {
  const key = keyOf(name);
  const area = areas.find((one) => keyOf(one) === key);
  if (!area && !resources.includes(key)) throw new Error(unknown(name, areas, resources));
  const pattern = patternOf(name);
  const { paths, keys = [] } = extras[area ?? key] ?? { paths: [] };
  const isListed = (file: string) => paths.some((path) => file.startsWith(path));
  const isNamedIn = (text: string) => pattern.test(text);
  if (area)
    return { owns: (file) => isListed(file) || areaOf(file) === key, ownsKey: () => false, isNamedIn };
  return {
    owns: (file) => isListed(file) || (/^(apps|packages|openapi)\//.test(file) && isNamedIn(file)),
    ownsKey: (own) => isNamedIn(own) || keys.some((beginning) => own.startsWith(beginning)),
    isNamedIn,
  };
}

const unknown = (name: string, areas: readonly string[], resources: readonly string[]) =>
  `"${name}" is no area and no resource.\n\nAreas: ${areas.join(', ')}\n\nResources: ${resources.join(', ')}`;

/** Returns the name of the folder or file in which a layer keeps an area. */
function areaOf(file: string): string | null {
  const folder = layerFolders.find((one) => file.startsWith(`${one}/`));
  const [own = ''] = file.slice((folder?.length ?? 0) + 1).split(/[/.]/);
  return folder ? keyOf(own.replace(/-journeys$/, '')) : null;
}

/** True if a file may belong to several subjects. */
const isPartly = (file: string) => isMessages(file) || file.endsWith('.yaml');

/** Returns the lines of a file that belong to a subject; of messages, each key with its text. */
function countedIn(text: string, file: string, subject: Subject): string[] {
  if (text === '') return [];
  if (isMessages(file))
    return Object.entries(JSON.parse(text))
      .filter(([key]) => key !== '$schema' && (subject.owns(file) || subject.ownsKey(key)))
      .map((entry) => JSON.stringify(entry));
  const lines = text.replace(/\n$/, '').split('\n');
  if (subject.owns(file)) return lines;
  return isPartly(file) ? partsOf(lines, subject) : [];
}

/** Returns the lines of YAML below each key that belongs to a subject. */
function partsOf(lines: readonly string[], subject: Subject): string[] {
  const counted: string[] = [];
  let depth = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const [, indent = '', key] = /^( *)(?:([\w/{}-]+):(?: |$))?/.exec(line) ?? [];
    if (line.trim() !== '' && indent.length <= depth) depth = Number.POSITIVE_INFINITY;
    if (depth === Number.POSITIVE_INFINITY && key && subject.ownsKey(key)) depth = indent.length;
    if (depth < Number.POSITIVE_INFINITY && line.trim() !== '') counted.push(line);
  }
  return counted;
}

/** Counts the lines that only one of two texts has, wherever they are. */
function differenceOf(before: readonly string[], now: readonly string[]): { added: number; removed: number } {
  const counts = new Map<string, number>();
  for (const line of now) counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const line of before) counts.set(line, (counts.get(line) ?? 0) - 1);
  const all = [...counts.values()];
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    added: sum(all.filter((count) => count > 0)),
    removed: -sum(all.filter((count) => count < 0)),
  };
}
