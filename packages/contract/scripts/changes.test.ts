import { describe, expect, it } from '@jest/globals';
import { findChanges } from './changes';
import type { Document } from './document';

const thing = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'string' }, name: { type: 'string' } },
};
const draft = { type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 80 } } };

/** A contract small enough to be seen whole. */
function contract() {
  return structuredClone({
    openapi: '3.1.0',
    info: { title: 'Things', version: '1.0.0' },
    paths: {
      '/things': {
        get: {
          operationId: 'listThings',
          tags: ['Things'],
          security: [{ bearer: ['PATIENT'] }, { bearer: ['DOCTOR'] }],
          parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
          responses: {
            200: {
              description: 'Things.',
              content: {
                'application/json': {
                  schema: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
                },
              },
            },
          },
        },
        post: {
          operationId: 'createThing',
          tags: ['Things'],
          security: [{ bearer: ['PATIENT'] }],
          requestBody: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/NewThing' } } },
          },
          responses: { 201: { description: 'Made.' } },
        },
      },
    },
    components: { schemas: { Thing: thing, NewThing: draft } },
  });
}

type Contract = ReturnType<typeof contract>;

function after(change: (document: Contract) => unknown) {
  const changed = contract();
  change(changed);
  return findChanges(contract() as never as Document, changed as never as Document);
}
const kinds = (change: (document: Contract) => unknown) => [
  ...new Set(after(change).map(({ kind }) => kind)),
];
// A part that is given is not there in the type of what it is given to.
const put = (into: object, more: object) => Object.assign(into, more);

describe('findChanges', () => {
  it('finds nothing where nothing has changed, nor where only words have', () => {
    expect(after(() => undefined)).toEqual([]);
    expect(after(({ info }) => put(info, { description: 'Other words.' }))).toEqual([]);
  });

  it.each<[string, (document: Contract) => unknown]>([
    ['an operation is gone', ({ paths }) => Reflect.deleteProperty(paths['/things'], 'post')],
    ['a path is gone', ({ paths }) => Reflect.deleteProperty(paths, '/things')],
    ['an answer may lack what it always had', ({ components }) => components.schemas.Thing.required.pop()],
    [
      'an answer has lost a field',
      ({ components }) => Reflect.deleteProperty(components.schemas.Thing.properties, 'name'),
    ],
    [
      'a body must have more',
      ({ components }) => {
        put(components.schemas.NewThing.properties, { kind: { type: 'string' } });
        components.schemas.NewThing.required.push('kind');
      },
    ],
    [
      'a body may be less long',
      ({ components }) => put(components.schemas.NewThing.properties.name, { maxLength: 40 }),
    ],
    [
      'a field has another type',
      ({ components }) => put(components.schemas.Thing.properties.id, { type: 'integer' }),
    ],
    [
      'a parameter must be given',
      ({ paths }) => put(paths['/things'].get.parameters[0] ?? {}, { required: true }),
    ],
    [
      'a new parameter must be given',
      ({ paths }) =>
        put(paths['/things'].post, {
          parameters: [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } }],
        }),
    ],
    ['a role is let in no longer', ({ paths }) => paths['/things'].get.security.pop()],
    [
      'an operation has another name',
      ({ paths }) => put(paths['/things'].get, { operationId: 'readThings' }),
    ],
  ])('is a break where %s', (_, change) => {
    expect(kinds(change)).toContain('breaking');
  });

  it.each<[string, (document: Contract) => unknown]>([
    ['an operation is new', ({ paths }) => put(paths, { '/others': paths['/things'] })],
    [
      'an answer says more',
      ({ components }) => put(components.schemas.Thing.properties, { colour: { type: 'string' } }),
    ],
    [
      'a body may say more',
      ({ components }) => put(components.schemas.NewThing.properties, { colour: { type: 'string' } }),
    ],
    ['a body need say less', ({ components }) => components.schemas.NewThing.required.pop()],
    [
      'a parameter may be given',
      ({ paths }) =>
        put(paths['/things'].get, {
          parameters: [
            ...paths['/things'].get.parameters,
            { name: 'limit', in: 'query', schema: { type: 'integer' } },
          ],
        }),
    ],
    [
      'one more role is let in',
      ({ paths }) =>
        put(paths['/things'].get, { security: [...paths['/things'].get.security, { bearer: ['ADMIN'] }] }),
    ],
  ])('is only an addition where %s', (_, change) => {
    expect(kinds(change)).toEqual(['addition']);
  });

  it('leaves both as they were', () => {
    const [before, after] = [contract(), contract()];
    after.components.schemas.Thing.required.pop();
    const copies = structuredClone([before, after]);
    findChanges(before as never as Document, after as never as Document);
    expect([before, after]).toEqual(copies);
  });

  it('says where and what', () => {
    expect(after(({ paths }) => Reflect.deleteProperty(paths['/things'], 'post'))).toEqual([
      { kind: 'breaking', where: 'POST /things', what: expect.stringMatching(/\w+/) },
    ]);
    expect(after(({ paths }) => paths['/things'].get.security.pop())).toEqual([
      { kind: 'breaking', where: 'GET /things', what: 'No longer for DOCTOR' },
    ]);
  });
});
