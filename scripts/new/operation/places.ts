import { isMap, isScalar } from 'yaml';
import { addEntry, hasIn, parseYaml } from '../edit/yaml';
import { toCamel, toSentence } from '../names';
import { Refusal } from '../refusal';
import { exists, read } from '../repository';
import { printMethod, printPathItem } from './print-contract';
import type { Operation } from './request';

export const contract = 'openapi/openapi.yaml';

/** The place of an operation in the contract. */
export type Place = {
  /** The file of its paths. */
  file: string;
  /** The key of its path in the file. */
  key: string;
  tag: string;
  /** True if the path already has other methods. */
  isKnownPath: boolean;
  /** True if the tag must be added. */
  isNewTag: boolean;
};

type Contract = { tags: { name: string }[]; paths: Record<string, { $ref: string }> };

export function findPlace({ path, method, resource, isItem }: Operation): Place {
  const { tags, paths }: Contract = parseYaml(read(contract)).toJS();
  const [knownFile, knownKey] = paths[path]?.$ref.split('#/') ?? [];
  const file = knownFile ? `openapi/${knownFile}` : `openapi/paths/${resource}.yaml`;
  const others = exists(file) ? read(file) : '';
  const tag = firstTag(others) ?? toSentence(resource);
  const isNewTag = !tags.some(({ name }) => name === tag);
  if (knownKey) {
    if (hasIn(others, [knownKey, method]))
      throw new Refusal(`${path} already has ${method.toUpperCase()}, in ${file}.`);
    return { file, key: knownKey, tag, isKnownPath: true, isNewTag };
  }
  const below = path
    .split('/')
    .slice(2)
    .filter((part) => part !== '{id}');
  const key =
    below.length > 0
      ? toCamel([...below, ...(isItem ? ['item'] : [])].join('-'))
      : isItem
        ? 'item'
        : 'collection';
  if (hasIn(others, [key])) throw new Refusal(`${file} calls another path "${key}". Choose another --path.`);
  return { file, key, tag, isKnownPath: false, isNewTag };
}

/** Returns the tag of the first operation in a file. */
function firstTag(text: string): string | undefined {
  type PathItem = Record<string, { tags?: string[] }>;
  const items: Record<string, PathItem> = parseYaml(text).toJS() ?? {};
  return Object.values(items)
    .flatMap((item) => Object.values(item))
    .find(({ tags }) => tags)?.tags?.[0];
}

/** Returns the contract with the new path and its tag. */
export function addPath(
  text: string,
  { path, resource }: Operation,
  { key, file, tag, isNewTag }: Place,
): string {
  const entry = `${path}:\n  $ref: ${file.replace('openapi/', '')}#/${key}`;
  const before = idBeside(text, path);
  const withPath = addEntry(text, ['paths'], entry, before === undefined ? {} : { before });
  if (!isNewTag) return withPath;
  return addEntry(withPath, ['tags'], `name: ${tag}\ndescription: Operations at /${resource}.`);
}

/** Returns the path with an id in the same place: routers that go by order would take a fixed path for an id. */
function idBeside(text: string, path: string): string | undefined {
  const paths = parseYaml(text).get('paths');
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const known = isMap(paths)
    ? paths.items.flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : []))
    : [];
  return known.find((one) => one.startsWith(`${folder}{`) && !one.slice(folder.length).includes('/'));
}

/** Returns a file of paths with one more operation, at the end of its path or of the file. */
export const addMethod = (text: string, operation: Operation, { key, tag, isKnownPath }: Place): string =>
  isKnownPath
    ? addEntry(text, [key], printMethod(operation, tag), { isApart: true })
    : append(text, printPathItem(key, operation, tag));

/** Returns a file with more text at its end. */
export const append = (text: string, more: string): string => addEntry(text, [], more, { isApart: true });
