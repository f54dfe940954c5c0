import type { Contract } from '../contract';
import { isObject, type Node } from '../document/node';

export type NamedExample = { name: string; value: unknown };

/** The examples of a body of some type, in their order; those of its schema last. */
export function examplesOf(media: Node, contract: Contract): NamedExample[] {
  const named = isObject(media.examples) ? Object.entries(media.examples) : [];
  const found = named.flatMap(([name, node]) => {
    const example = contract.references.resolve(node);
    return example && 'value' in example ? [{ name, value: example.value }] : [];
  });
  if ('example' in media) found.push({ name: 'example', value: media.example });
  const schema = contract.references.resolve(media.schema);
  if (schema && 'example' in schema) found.push({ name: 'example', value: schema.example });
  if (Array.isArray(schema?.examples))
    found.push(...schema.examples.map((value, index) => ({ name: `example${index + 1}`, value })));
  return found;
}
