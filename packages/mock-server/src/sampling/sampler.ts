import { copyOf, isObject, isText, type Node } from '../document/node';
import type { References } from '../document/references';
import type { Check } from '../validation/check';
import { mergeSchema } from './merge-schema';
import { sampleNumber } from './number';
import { type Random, sampleText } from './text';

export type Sampling = {
  random: Random;
  now: Date;
  /** Makes other values each time, even where examples are at hand. @default false */
  isDynamic?: boolean;
};

export type Sampler = (schema: unknown, sampling: Sampling) => unknown;

/** Below this only what is required is made, and below the next nothing, so that schemas which hold themselves end. */
const shallow = 4;
const deepest = 10;

/** Makes values out of schemas: first what a schema itself gives (const, example, default, enum), else something that keeps it. */
export function createSampler(references: References, compile: (schema: unknown) => Check): Sampler {
  return (schema, sampling) => sampleAt(schema, sampling, 0);

  function sampleAt(schema: unknown, sampling: Sampling, depth: number): unknown {
    if (!isObject(schema)) return schema === false ? undefined : 'string';
    const { random, isDynamic = false } = sampling;
    const pick = (count: number) => (isDynamic ? Math.floor(random() * count) : 0);
    const merged = mergeSchema(schema, references, pick);
    const given = givenBy(merged, isDynamic, pick);
    // Documents carry examples that break their own schema, such as a UUID that lost a digit.
    if (given !== undefined && (isComposite(given.value) || compile(schema)(given.value, '', [])))
      return copyOf(given.value);
    const type = typeOf(merged);
    if (type === 'object') return sampleObject(merged, sampling, depth);
    if (type === 'array') return sampleList(merged, sampling, depth);
    if (type === 'string') return sampleText(merged, sampling.now, random, isDynamic);
    if (type === 'integer' || type === 'number')
      return sampleNumber(merged, type === 'integer', random, isDynamic);
    if (type === 'boolean') return pick(2) === 0;
    return type === 'null' ? null : 'string';
  }

  function sampleObject(schema: Node, sampling: Sampling, depth: number): unknown {
    const required = new Set(Array.isArray(schema.required) ? schema.required : []);
    const made: Record<string, unknown> = {};
    for (const [name, property] of Object.entries((schema.properties ?? {}) as Node)) {
      if (property === false || (isObject(property) && property.writeOnly === true)) continue;
      const isNeeded = required.has(name);
      if (depth >= deepest || (depth >= shallow && !isNeeded)) {
        if (isNeeded) made[name] = isNullable(property, references) ? null : emptyOf(property, references);
        continue;
      }
      made[name] = sampleAt(property, sampling, depth + 1);
    }
    const others = schema.additionalProperties;
    const names = Object.keys(made).length;
    const least = typeof schema.minProperties === 'number' ? schema.minProperties : 0;
    if (others !== false && (names < least || (names === 0 && isObject(others))) && depth < deepest)
      for (let count = 0; count < Math.max(1, least - names); count += 1)
        made[`property${count + 1}`] = sampleAt(others ?? true, sampling, depth + 1);
    return made;
  }

  function sampleList(schema: Node, sampling: Sampling, depth: number): unknown {
    const first = Array.isArray(schema.prefixItems) ? schema.prefixItems : [];
    const least = typeof schema.minItems === 'number' ? schema.minItems : 0;
    const most = typeof schema.maxItems === 'number' ? schema.maxItems : Number.POSITIVE_INFINITY;
    if (depth >= deepest) return [];
    const count = Math.min(
      most,
      Math.max(least, first.length, depth >= shallow || schema.items === undefined ? 0 : 1),
    );
    return Array.from({ length: count }, (_, index) =>
      sampleAt(first[index] ?? schema.items ?? true, sampling, depth + 1),
    );
  }
}

const isComposite = (value: unknown) => typeof value === 'object' && value !== null;

type Given = { value: unknown };

function givenBy(schema: Node, isDynamic: boolean, pick: (count: number) => number): Given | undefined {
  if ('const' in schema) return { value: schema.const };
  const values = Array.isArray(schema.enum) ? schema.enum : [];
  if (isDynamic) return values.length > 0 ? { value: values[pick(values.length)] } : undefined;
  if ('example' in schema) return { value: schema.example };
  if (Array.isArray(schema.examples) && schema.examples.length > 0) return { value: schema.examples[0] };
  // A default of null stands for nothing, and often where nothing else may be null.
  if ('default' in schema && schema.default !== null) return { value: schema.default };
  return values.length > 0 ? { value: values[0] } : undefined;
}

function typeOf(schema: Node): string {
  const types = [schema.type ?? []].flat();
  const type = types.find((one) => one !== 'null') ?? types[0];
  if (isText(type)) return type;
  if (schema.properties !== undefined || isObject(schema.additionalProperties)) return 'object';
  if (schema.items !== undefined || schema.prefixItems !== undefined) return 'array';
  if (['minimum', 'maximum', 'multipleOf', 'exclusiveMinimum'].some((key) => key in schema)) return 'number';
  return 'string';
}

function isNullable(schema: unknown, references: References): boolean {
  const node = references.resolve(schema);
  if (!node) return false;
  if ([node.type].flat().includes('null')) return true;
  const alternatives = [node.oneOf, node.anyOf].flatMap((list) => (Array.isArray(list) ? list : []));
  return alternatives.some((part) => isObject(part) && part.type === 'null');
}

function emptyOf(schema: unknown, references: References): unknown {
  const type = isObject(schema) ? typeOf(mergeSchema(schema, references, () => 0)) : 'object';
  const empty: Record<string, unknown> = { array: [], string: '', integer: 0, number: 0, boolean: false };
  return empty[type] ?? {};
}
