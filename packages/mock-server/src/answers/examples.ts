import type { Contract } from '../contract';
import { isObject, isText, type Node } from '../document/node';

export type NamedExample = { name: string; value: unknown };

/** The examples of a body of some type, in their order; those of its schema last. */
export function examplesOf(media: Node, contract: Contract): NamedExample[] {
  const named = isObject(media.examples) ? Object.entries(media.examples) : [];
  const found = named.flatMap(([name, node]) => {
    const example = contract.references.resolve(node);
    return example && 'value' in example ? [{ name, value: valueBehind(example.value, contract) }] : [];
  });
  if ('example' in media) found.push({ name: 'example', value: valueBehind(media.example, contract) });
  const schema = contract.references.resolve(media.schema);
  if (schema && 'example' in schema) found.push({ name: 'example', value: schema.example });
  if (Array.isArray(schema?.examples))
    found.push(...schema.examples.map((value, index) => ({ name: `example${index + 1}`, value })));
  return found;
}

/** Documents in several files keep their examples in files, though a value is no place for a reference. */
const valueBehind = (value: unknown, { references }: Contract): unknown =>
  isObject(value) && isText(value.$ref) ? references.find(value.$ref) : value;
