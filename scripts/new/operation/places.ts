import { toCamel, toSentence } from '../names';
import { replaceIn } from '../plan';
import { Refusal } from '../refusal';
import { exists, read } from '../repository';
import { printMethod, printPathItem } from './print-contract';
import type { Operation } from './request';

export const contract = 'openapi/openapi.yaml';

/** Where in the contract an operation goes. */
export type Place = {
  /** The file of its paths. */
  file: string;
  /** Names its path within the file. */
  key: string;
  tag: string;
  /** Whether the path has other methods already. */
  isKnownPath: boolean;
  /** Whether the tag is to be added. */
  isNewTag: boolean;
};

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A path of a file, up to the next one. */
const blockOf = (key: string): RegExp => new RegExp(`^${key}:\\n(?:(?: .*)?\\n)*`, 'm');

export function findPlace({ path, method, resource, isItem }: Operation): Place {
  const text = read(contract);
  const known = new RegExp(`^  ${literally(path)}:\\n    \\$ref: (paths/[\\w-]+\\.yaml)#/(\\w+)$`, 'm').exec(
    text,
  );
  const file = known ? `openapi/${known[1]}` : `openapi/paths/${resource}.yaml`;
  const others = exists(file) ? read(file) : '';
  const tag = /tags: \[([^\],]+)\]/.exec(others)?.[1] ?? toSentence(resource);
  const isNewTag = !text.includes(`  - name: ${tag}\n`);
  if (known) {
    const key = known[2] ?? '';
    if (new RegExp(`^  ${method}:`, 'm').test(blockOf(key).exec(others)?.[0] ?? ''))
      throw new Refusal(`${path} already has ${method.toUpperCase()}, in ${file}.`);
    return { file, key, tag, isKnownPath: true, isNewTag };
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
  if (blockOf(key).test(others))
    throw new Refusal(`${file} calls another path "${key}". Choose another --path.`);
  return { file, key, tag, isKnownPath: false, isNewTag };
}

/** The contract with the new path, and with its tag. */
export function addPath(
  text: string,
  { path, resource }: Operation,
  { key, file, tag, isNewTag }: Place,
): string {
  const line = `  ${path}:\n    $ref: ${file.replace(/^openapi\//, '')}#/${key}\n`;
  // Routers that go by order would take a fixed path for an id.
  const withId = new RegExp(`^  ${literally(path.replace(/[^/]+$/, ''))}\\{\\w+\\}:\\n`, 'm');
  const isBelow = withId.test(text);
  const withPath = replaceIn(text, isBelow ? withId : /^components:\n/m, (next) => line + next);
  if (!isNewTag) return withPath;
  const described = `  - name: ${tag}\n    description: Operations at /${resource}.\n`;
  return replaceIn(withPath, /^paths:\n/m, (next) => described + next);
}

/** A file of paths with one more operation, at the end of its path or of the file. */
export function addMethod(text: string, operation: Operation, { key, tag, isKnownPath }: Place): string {
  if (!isKnownPath) return append(text, printPathItem(key, operation, tag));
  return replaceIn(text, blockOf(key), (block) => {
    const isLast = text.endsWith(block);
    return `${block.trimEnd()}\n\n${printMethod(operation, tag)}${isLast ? '' : '\n'}`;
  });
}

export const append = (text: string, more: string): string => `${text.trimEnd()}\n\n${more}`;
