import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { Refusal } from '../refusal';

/** @throws Refusal if it is not valid YAML */
export function parseYaml(text: string): Document.Parsed {
  const document = parseDocument(text);
  const [fault] = document.errors;
  if (fault) throw new Refusal(`A file of the contract cannot be read: ${fault.message}`);
  return document;
}

/** True if there is something at a place of a file. */
export const hasIn = (text: string, path: readonly string[]): boolean => parseYaml(text).hasIn(path);

/**
 * Returns a file with one more entry of a map or a list. The parsed document says where it goes; the rest keeps its bytes, because printing
 * the document again would wrap lines and set braces differently.
 *
 * @param path of the map or list
 * @param entry its text, not indented
 * @param how `before` is the key before which the entry goes, by default at the end; `isApart` adds an empty line before it
 */
export function addEntry(
  text: string,
  path: readonly string[],
  entry: string,
  { before, isApart = false }: { before?: string; isApart?: boolean } = {},
): string {
  const around = blockAt(text, path);
  const starts = isSeq(around) ? around.items.map(startOf) : around.items.map(({ key }) => startOf(key));
  const [first = 0] = starts;
  // The position of an item is after its dash.
  const indent = ' '.repeat(first - lineStart(text, first) - (isSeq(around) ? 2 : 0));
  const next = isMap(around)
    ? starts[around.items.findIndex(({ key }) => isScalar(key) && key.value === before)]
    : undefined;
  const end = around.range?.[2] ?? text.length;
  const at = next === undefined ? text.slice(0, end).trimEnd().length + 1 : lineStart(text, next);
  const [head = '', ...others] = entry.trimEnd().split('\n');
  const deeper = isSeq(around) ? `${indent}  ` : indent;
  const lines = [
    `${indent}${isSeq(around) ? '- ' : ''}${head}`,
    ...others.map((line) => (line === '' ? '' : deeper + line)),
  ];
  const added = `${text.slice(0, at)}${isApart ? '\n' : ''}${lines.join('\n')}\n${text.slice(at)}`;
  parseYaml(added);
  return added;
}

function blockAt(text: string, path: readonly string[]): YAMLMap | YAMLSeq {
  const document = parseYaml(text);
  const node = path.length > 0 ? document.getIn(path, true) : document.contents;
  if (!(isMap(node) || isSeq(node)) || node.flow || node.items.length === 0)
    throw new Refusal(`A file of the contract no longer has the place for it: ${path.join(' / ')}.`);
  return node;
}

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;

const startOf = (node: unknown): number => (isNode(node) && node.range?.[0]) || 0;
