import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { bundleContract } from './bundle';
import { isAboutPatient } from './derive-patient.mjs';
import { refusalsOf } from './derive-responses.mjs';

const nothing = { isSignedIn: false, hasBody: false, ignoresUnknownQuery: true, parameters: [] };

describe('an envelope', () => {
  it('is put around what an answer carries, and a page says its place and what stands beside', async () => {
    const { components } = (await bundleContract()) as unknown as {
      components: { schemas: Record<string, object> };
    };
    expect(components.schemas.VitalSignAnswer).toEqual({
      description: 'One reading.',
      type: 'object',
      required: ['success', 'data'],
      properties: {
        success: { type: 'boolean', const: true, description: 'Always true.' },
        data: { $ref: '#/components/schemas/VitalSign' },
      },
      unevaluatedProperties: false,
    });
    expect(components.schemas.VitalSignListAnswer).toMatchObject({
      required: ['success', 'data', 'pagination', 'rangeSets'],
      properties: {
        pagination: { $ref: '#/components/schemas/CursorPagination' },
        rangeSets: { items: { $ref: '#/components/schemas/RangeSet' } },
      },
    });
    expect(JSON.stringify(components)).not.toMatch(/x-(answer|page|cursor-page|beside)/);
  });
});

describe('refusals that follow from what an operation takes', () => {
  it.each([
    ['nothing', nothing, ['400', '429', '500', '503']],
    [
      'no name of a query that it does not know',
      { ...nothing, ignoresUnknownQuery: false },
      ['400', '422', '429', '500', '503'],
    ],
    ['a session', { ...nothing, isSignedIn: true }, ['400', '401', '403', '429', '500', '503']],
    ['a body', { ...nothing, hasBody: true }, ['400', '413', '415', '422', '429', '500', '503']],
    [
      'a query',
      { ...nothing, parameters: [{ in: 'query', name: 'page' }] },
      ['400', '422', '429', '500', '503'],
    ],
    ['a path', { ...nothing, parameters: [{ in: 'path', name: 'id' }] }, ['400', '404', '429', '500', '503']],
    [
      'a key',
      { ...nothing, parameters: [{ in: 'header', name: 'Idempotency-Key' }] },
      ['400', '409', '422', '429', '500', '503'],
    ],
    [
      'a patient',
      { ...nothing, parameters: [{ in: 'header', name: 'Nadi-Patient' }] },
      ['400', '404', '422', '429', '500', '503'],
    ],
    [
      'a version',
      { ...nothing, parameters: [{ in: 'header', name: 'If-Match' }] },
      ['400', '412', '422', '429', '500', '503'],
    ],
  ])('%s', (_, takes, statuses) => {
    expect(Object.keys(refusalsOf(takes)).sort()).toEqual(statuses);
  });

  it('stand in the published document, and the mark that leaves one out does not', async () => {
    const { paths } = (await bundleContract()) as unknown as {
      paths: Record<string, Record<string, object>>;
    };
    expect(paths['/vital-signs']?.get).toMatchObject({
      responses: { 403: { $ref: '#/components/responses/Forbidden' } },
    });
    expect(JSON.stringify(paths)).not.toContain('x-never');
    expect(paths['/auth/me']?.get).toMatchObject({ responses: { 401: expect.anything() } });
    expect(paths['/auth/me']?.get).not.toHaveProperty('responses.403');
  });

  it('are typed nowhere: what follows is not said again', () => {
    const folder = new URL('../../../openapi/paths/', import.meta.url);
    const typed = readdirSync(folder).flatMap((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      expect(parse(text)).toBeDefined();
      return [...text.matchAll(/"(400|429|500|503)": \{ \$ref: \.\.\/responses\.yaml#\/\w+ \}/g)].map(
        ([line]) => line,
      );
    });
    expect(typed).toEqual([]);
  });
});

describe('an operation', () => {
  const allowing = (...roles: string[]) => ({ security: roles.map((role) => ({ bearer: [role] })) });
  const touching = { 'x-audit': { record: 'vital-sign', action: 'read' } };

  it.each([
    ['about a patient where patients alone touch a record', { ...allowing('PATIENT'), ...touching }, true],
    ['about a patient where their doctor does too', { ...allowing('PATIENT', 'DOCTOR'), ...touching }, true],
    [
      'about an account where every role does',
      { ...allowing('PATIENT', 'DOCTOR', 'ADMIN'), ...touching },
      false,
    ],
    ['about other people where no patient may', { ...allowing('DOCTOR'), ...touching }, false],
    ['about nobody where it touches no record', { ...allowing('PATIENT'), 'x-audit': false as const }, false],
    ['about nobody where nobody need be signed in', { security: [{}], ...touching }, false],
  ])('is %s', (_, operation, isAbout) => {
    expect(isAboutPatient(operation)).toBe(isAbout);
  });

  it('says once that it takes a patient, in the published document', async () => {
    const { paths } = (await bundleContract()) as unknown as {
      paths: Record<string, Record<string, { parameters?: { $ref?: string }[] }>>;
    };
    const named = (path: string, method: string) =>
      paths[path]?.[method]?.parameters?.filter(({ $ref }) => $ref === '#/components/parameters/NadiPatient');
    expect(named('/vital-signs', 'get')).toHaveLength(1);
    expect(named('/vital-signs', 'post')).toHaveLength(1);
    expect(named('/auth/me', 'get') ?? []).toEqual([]);
  });
});
