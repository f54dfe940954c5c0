import { describe, expect, it } from '@jest/globals';
import { cast, examples } from '../../packages/contract/generated/examples';
import openapi from '../../packages/contract/generated/openapi.json' with { type: 'json' };
import { operations } from '../../packages/contract/generated/operations';
import { bloodPressureBounds, plausibleBounds } from '../../packages/domain/src/vital-signs/bounds';
import { interpret } from '../../packages/domain/src/vital-signs/interpretation';
import { unitsOf } from '../../packages/domain/src/vital-signs/units';
import type { Unit, VitalSignType } from '../../packages/domain/src/vital-signs/vital-sign';
import { files } from './source';

type Schema = { description?: string; properties?: Record<string, Schema | boolean>; $ref?: string };

const schemas = openapi.components.schemas as unknown as Record<string, Schema>;

describe('the contract', () => {
  it('describes every schema and every field: the reference is what partners have', () => {
    const bare = Object.entries(schemas).flatMap(([name, schema]) => [
      ...(schema.description ? [] : [name]),
      ...Object.entries(schema.properties ?? {})
        .filter(([, field]) => typeof field === 'object' && !field.description && !field.$ref)
        .map(([field]) => `${name}.${field}`),
    ]);
    expect(bare).toEqual([]);
  });

  it('has an operation file for every operation; the contract suite tests each by the same table', () => {
    const missing = Object.keys(operations).filter(
      (id) =>
        !files.some(
          (file) => file.startsWith('apps/api/src/areas/') && file.endsWith(`/operations/${id}.ts`),
        ),
    );
    expect(missing).toEqual([]);
  });
});

describe('answers', () => {
  type Node = { [key: string]: Node };
  /** Applied to the same value as the schema that contains them, which closes it. */
  const ofTheSame = new Set(['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else']);
  const isClosed = (schema: Node) =>
    [schema.unevaluatedProperties, schema.additionalProperties].some((more) => (more as unknown) === false);

  /** Returns the places where an object may have unnamed fields, in a schema and all that it refers to. */
  function findOpen(schema: Node | undefined, place: string, closed: boolean, seen: Set<string>): string[] {
    if (typeof schema !== 'object' || schema === null) return [];
    const name = typeof schema.$ref === 'string' ? String(schema.$ref).split('/').at(-1) : undefined;
    if (name !== undefined) {
      const once = `${name} ${closed}`;
      if (seen.has(once)) return [];
      return findOpen(schemas[name] as unknown as Node, name, closed, seen.add(once));
    }
    const here = closed || isClosed(schema);
    const isOpen =
      !here && (('properties' in schema && !('not' in schema)) || (schema.type as unknown) === 'object');
    const parts = Object.entries(schema).flatMap(([key, part]) => {
      if (ofTheSame.has(key))
        return [part].flat().flatMap((one) => findOpen(one, `${place}/${key}`, here, seen));
      if (key === 'properties')
        return Object.entries(part).flatMap(([field, one]) =>
          findOpen(one, `${place}/${field}`, false, seen),
        );
      return key === 'items' || key === 'prefixItems' || key === 'contentSchema'
        ? [part].flat().flatMap((one) => findOpen(one, `${place}/${key}`, false, seen))
        : [];
    });
    return [...(isOpen ? [place] : []), ...parts];
  }

  it('name each of their fields, so that one too many is found wherever answers are proved', () => {
    const paths = openapi.paths as unknown as Record<string, Record<string, { responses?: Node }>>;
    const responses = openapi.components.responses as unknown as Record<string, Node>;
    const seen = new Set<string>();
    const open = Object.values(paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ responses: all = {} }) => Object.values(all))
      .map((one) =>
        typeof one.$ref === 'string' ? responses[String(one.$ref).split('/').at(-1) ?? ''] : one,
      )
      .flatMap((one) => Object.values(one?.content ?? {}))
      .flatMap(({ schema }) => findOpen(schema, 'answer', false, seen));
    expect([...new Set(open)].sort()).toEqual([
      // The answer of another operation, proved there.
      'BatchedResponse/body',
      // Options for browsers, as defined by WebAuthn.
      'PasskeyOptions/options',
      // The current version of the record, proved by its own schema (`changedSince`).
      'Problem/current',
    ]);
  });
});

describe('what may be in a batch', () => {
  const { runBatch, ...others } = operations;
  const batchable = Object.entries(others).filter(([, { isBatchable }]) => isBatchable);

  it('is something, and no batch', () => {
    expect(batchable.length).toBeGreaterThan(0);
    expect(runBatch.isBatchable).toBe(false);
  });

  it.each(batchable)('%s: a change by JSON that may be sent twice, of who may send a batch', (_, row) => {
    expect(['post', 'put', 'patch', 'delete']).toContain(row.method);
    expect([null, 'application/json']).toContain(row.body);
    expect(row.parameters.map(({ name }) => name)).toContain('Idempotency-Key');
    expect(row.parameters.filter(({ in: place }) => (place as string) === 'query')).toEqual([]);
    expect(row.errors).toContain(409);
    expect(row.needsRecentPassword).toBe(false);
    expect(runBatch.roles).toEqual(expect.arrayContaining([...row.roles]));
    expect(row.roles.length).toBeGreaterThan(0);
  });
});

describe('the clinical rules and the contract say the same', () => {
  type Rule = {
    if: { properties: { type: { const: string }; unit?: { const: string } } };
    then: { properties: { unit?: { enum: string[] }; value?: { minimum?: number; maximum?: number } } };
  };
  const rules = (schemas.VitalSignRules as unknown as { allOf: Rule[] }).allOf;
  const types = Object.keys(unitsOf) as VitalSignType[];

  it.each(types)('units of %s', (type) => {
    const rule = rules.find(
      ({ if: when, then }) => when.properties.type.const === type && then.properties.unit,
    );
    expect(rule?.then.properties.unit?.enum).toEqual(unitsOf[type]);
  });

  it.each(types.filter((type) => type !== 'blood_pressure'))('bounds of %s', (type) => {
    for (const unit of unitsOf[type] as readonly Unit[]) {
      const rule = rules.find(
        ({ if: when, then }) =>
          when.properties.type.const === type &&
          (when.properties.unit?.const ?? unit) === unit &&
          then.properties.value?.minimum !== undefined,
      );
      expect(rule?.then.properties.value).toMatchObject(plausibleBounds[type][unit] ?? {});
    }
  });

  it('bounds of blood pressure', () => {
    expect(schemas.Systolic).toMatchObject(bloodPressureBounds.systolic);
    expect(schemas.Diastolic).toMatchObject(bloodPressureBounds.diastolic);
  });

  it('interpretations of the examples are what the rules give', () => {
    const { answers } = examples.listHealthFacts;
    for (const who of ['asha', 'ravi'] as const) {
      const facts = answers['200'][who].data;
      for (const reading of cast.readings[who]) {
        const is = interpret(reading, { ...cast.profiles[who], facts }, reading.measuredAt);
        expect({ id: reading.id, is }).toEqual({ id: reading.id, is: reading.interpretation });
      }
    }
  });
});
