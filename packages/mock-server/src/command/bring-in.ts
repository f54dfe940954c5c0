import { dirname, resolve } from 'node:path';
import { isObject, isText, type Node } from '../document/node';

/** The place of other files in the one document. */
const place = 'x-files';

/**
 * One document out of several: `./pets.yaml#/Pet` becomes `#/x-files/0/Pet`.
 *
 * @param read gives what a file holds
 */
export async function bringIn(
  document: Node,
  file: string,
  read: (file: string) => Promise<unknown>,
  notes: string[],
): Promise<Node> {
  const numbers = new Map<string, number>();
  const files: unknown[] = [];
  const root = resolve(file);

  async function withOwnReferences(node: unknown, from: string): Promise<unknown> {
    if (Array.isArray(node)) return Promise.all(node.map((part) => withOwnReferences(part, from)));
    if (!isObject(node)) return node;
    const entries = Object.entries(node).map(async ([key, part]) => [
      key,
      key === '$ref' && isText(part) ? await referenceTo(part, from) : await withOwnReferences(part, from),
    ]);
    return Object.fromEntries(await Promise.all(entries));
  }

  async function referenceTo(reference: string, from: string): Promise<string> {
    const [path = '', pointer = ''] = reference.split('#');
    if (/^[a-z][a-z0-9+.-]+:/i.test(path)) {
      notes.push(`${reference} is not fetched; it allows anything.`);
      return reference;
    }
    const there = path === '' ? from : resolve(dirname(from), decodeURIComponent(path));
    if (there === root) return `#${pointer}`;
    return `#/${place}/${await numberOf(there)}${pointer}`;
  }

  async function numberOf(there: string): Promise<number> {
    const known = numbers.get(there);
    if (known !== undefined) return known;
    const number = numbers.size;
    // Known before it is read: files refer to each other.
    numbers.set(there, number);
    files[number] = {};
    files[number] = await withOwnReferences(await read(there), there);
    return number;
  }

  const whole = (await withOwnReferences(document, root)) as Node;
  return files.length > 0 ? { ...whole, [place]: files } : whole;
}
