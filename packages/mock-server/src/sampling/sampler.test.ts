import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Node } from '../document/node';
import { createReferences } from '../document/references';
import { createRandom } from '../random';
import { createCompiler } from '../validation/compiler';
import { textOfPattern } from './pattern';
import { createSampler } from './sampler';

const document: Node = {
  components: {
    schemas: {
      Tree: {
        type: 'object',
        required: ['name', 'children'],
        properties: {
          name: { type: 'string' },
          children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
          parent: { $ref: '#/components/schemas/Tree' },
        },
      },
      Cat: {
        type: 'object',
        required: ['kind'],
        properties: { kind: { type: 'string' }, lives: { type: 'integer' } },
      },
    },
  },
};
const references = createReferences(document);
const compile = createCompiler(references, 'answer');
const sample = createSampler(references, compile);
const now = new Date('2026-11-20T09:00:00Z');

const schemas: Record<string, Node> = {
  'bounds of numbers': { type: 'number', exclusiveMinimum: 1, maximum: 2 },
  multiples: { type: 'integer', minimum: 7, maximum: 20, multipleOf: 5 },
  'numbers below 0': { type: 'integer', maximum: -3 },
  'lengths of text': { type: 'string', minLength: 20, maxLength: 22 },
  patterns: { type: 'string', pattern: '^[A-Z]{2}-\\d{4}(x|y)?$' },
  'patterns with lengths': { type: 'string', pattern: '^[a-z]+$', minLength: 8 },
  formats: {
    type: 'object',
    properties: Object.fromEntries(
      ['date', 'date-time', 'uuid', 'email', 'uri', 'ipv4', 'ipv6', 'time', 'duration', 'byte'].map(
        (format) => [format, { type: 'string', format }],
      ),
    ),
  },
  lists: { type: 'array', minItems: 3, maxItems: 4, items: { enum: ['a', 'b'] } },
  tuples: {
    type: 'array',
    prefixItems: [{ type: 'string' }, { type: 'integer' }],
    items: false,
    minItems: 2,
  },
  allOf: {
    allOf: [
      { type: 'object', required: ['a'], properties: { a: { type: 'integer', minimum: 2 } } },
      { properties: { a: { maximum: 4 } } },
    ],
  },
  'null beside': { anyOf: [{ type: 'null' }, { type: 'string', minLength: 1 }] },
  maps: { type: 'object', additionalProperties: { type: 'integer' }, minProperties: 2 },
  kinds: {
    discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } },
    oneOf: [{ $ref: '#/components/schemas/Cat' }],
  },
  'what holds itself': { $ref: '#/components/schemas/Tree' },
};

describe('the sampler', () => {
  it.each(Object.entries(schemas))('keeps %s', (_, schema) => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (seed, isDynamic) => {
        const value = sample(schema, { random: createRandom(seed), now, isDynamic });
        const faults: never[] = [];
        expect([compile(schema)(value, '', faults), faults, value]).toEqual([true, [], value]);
      }),
      { numRuns: 50 },
    );
  });

  it('takes the example of a schema, but not one that breaks it', () => {
    const still = { random: () => 0, now };
    expect(sample({ type: 'string', example: 'Asha' }, still)).toBe('Asha');
    expect(sample({ type: 'string', format: 'uuid', examples: ['3f3e3e1-c824'] }, still)).toMatch(
      /^[0-9a-f-]{36}$/,
    );
    expect(sample({ properties: { kind: { type: 'string' } }, type: 'object' }, still)).toEqual({
      kind: 'string',
    });
  });

  it('names the kind that it chose', () => {
    expect(sample(schemas.kinds, { random: () => 0, now })).toMatchObject({ kind: 'cat' });
  });

  it('leaves out what only a client writes', () => {
    const schema = {
      type: 'object',
      properties: { name: { type: 'string' }, password: { type: 'string', writeOnly: true } },
    };
    expect(sample(schema, { random: () => 0, now })).toEqual({ name: 'string' });
  });

  it('gives up on patterns that are beyond it', () => {
    expect(textOfPattern('^(?=a)a$', () => 0)).toBeNull();
    expect(textOfPattern('^(a)\\1$', () => 0)).toBeNull();
  });
});
