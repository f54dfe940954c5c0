import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../root';
import { areaOf, areasOfTest, undeclared } from './api-areas';
import { apiParts } from './api-proofs';
import { allApiTests } from './api-tests';
import { type ContractDocument, contractParts } from './contract-parts';
import { followImports, importsIn } from './imports';
import { hashFiles } from './inputs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = hashFiles();
const names = files.map(({ file }) => file);

const address = (operationId: string, schema: string) => ({
  get: { operationId, responses: { 200: { $ref: `#/components/responses/${schema}` } } },
  parameters: [{ name: 'id' }],
});
/** Each operation answers with a response that refers to a schema. */
const document = (schemas: object, paths: object = {}): ContractDocument =>
  JSON.parse(
    JSON.stringify({
      info: { title: 'A contract' },
      paths: {
        '/contacts': address('listEmergencyContacts', 'Contact'),
        '/records/{id}': address('readMedicalRecord', 'Record'),
        ...paths,
      },
      components: {
        responses: {
          Contact: { content: { $ref: '#/components/schemas/Contact' } },
          Record: { content: { $ref: '#/components/schemas/Record' } },
        },
        schemas: { Contact: { maxLength: 10 }, Record: { maxLength: 10 }, ...schemas },
      },
    }),
  );
const today = document({});
const parts = apiParts({ files, document: today, hashGenerated: (name) => name });
const on = (test: string) => parts.partsOf(test).map(({ file }) => file);
const contacts = 'apps/api/src/areas/profile/test/emergency-contacts.test.ts';

describe('the first lines of a test of the API', () => {
  it.each([
    [contacts, '', ['profile']],
    [contacts, '// areas: identity\n', ['profile', 'identity']],
    [contacts, '// database: both\n// areas: identity, account\n', ['profile', 'identity', 'account']],
    [contacts, '// areas: all\n', undefined],
    ['apps/api/src/kernel/db/batched.test.ts', '', []],
    ['apps/api/test/site.test.ts', '', undefined],
    ['apps/api/test/site.test.ts', '// areas: identity\n', ['identity']],
    ['apps/api/test/site.test.ts', "import 'x';\n// areas: identity\n", undefined],
  ])('name areas beside that in which it lies: %s, %j', (file, code, areas) => {
    expect(areasOfTest(file, code)).toEqual(areas);
  });

  it('name areas that there are', () => {
    const named = allApiTests().flatMap((test) => areasOfTest(test, read(test)) ?? []);
    expect(named.length).toBeGreaterThan(40);
    expect([...new Set(named)].filter((area) => !existsSync(join(root, 'apps/api/src/areas', area)))).toEqual(
      [],
    );
  });

  it('are asked for where a test asks another area, but for the platform', () => {
    expect(undeclared(['profile'], ['profile', 'identity', 'platform', 'account', 'identity'])).toEqual([
      'account',
      'identity',
    ]);
  });
});

describe('a test of the emergency contacts', () => {
  it.each([
    contacts,
    'apps/api/src/areas/profile/operations/addEmergencyContact.ts',
    'apps/api/src/areas/profile/tables/emergency-contacts.ts',
    // Lists what its area imports, and what that imports.
    'apps/api/src/areas/vital-signs/assessment/reassess-later.ts',
    'packages/domain/src/vital-signs/assessment.ts',
    // Lists what each request and each server passes through.
    'apps/api/src/areas/identity/sessions/caller.ts',
    'apps/api/src/areas/platform/operations/runBatch.ts',
    'apps/api/src/areas/notifications/jobs/deliver.ts',
    'apps/api/src/kernel/operation/operation.ts',
    'apps/api/src/kernel/db/migrations/0012_emergency_contacts.sql',
    'apps/api/src/app.ts',
    'apps/api/src/seed/demo-accounts.ts',
    'packages/api-server/src/validation.ts',
    'packages/contract/scripts/document.ts',
    // Lists what tests share.
    'apps/api/test/api.ts',
    'apps/api/test/database.ts',
    'apps/api/package.json',
    'jest.config.mjs',
    'package-lock.json',
    'contract',
    'contract of listEmergencyContacts',
  ])('depends on %s', (file) => {
    expect(on(contacts)).toContain(file);
  });

  it.each([
    'apps/api/src/areas/profile/test/patients.test.ts',
    'apps/api/src/areas/records/operations/readMedicalRecord.ts',
    'apps/api/src/areas/vital-signs/operations/recordVitalSign.ts',
    'apps/api/src/seed/seed-demo.ts',
    'apps/api/test/matrix/world.ts',
    'apps/web/index.html',
    'openapi/schemas/records.yaml',
    'packages/domain/src/labs/decide.ts',
  ])('does not depend on %s', (file) => {
    expect(names).toContain(file);
    expect(on(contacts)).not.toContain(file);
  });

  it('does not depend on what only other operations say', () => {
    expect(on(contacts)).not.toContain('contract of readMedicalRecord');
  });
});

describe('what a test may depend on beyond its area', () => {
  const of = (list: string) =>
    names.filter((file) => new RegExp(`^apps/api/src/areas/[\\w-]+/${list}\\.ts$`).test(file));

  it.each([
    ['apps/api/src/areas/account/test/export.test.ts', 'personal-data'],
    ['apps/api/src/areas/consent/test/sharing.test.ts', 'shared'],
    ['apps/api/src/areas/notifications/test/triggers.test.ts', 'triggers'],
  ])('%s: every %s.ts, which a generated list hands to it', (test, list) => {
    expect(of(list).length).toBeGreaterThan(1);
    expect(on(test)).toEqual(expect.arrayContaining(of(list)));
  });

  it('are lists that no other area takes', () => {
    const takers = names.filter(
      (file) =>
        /^apps\/api\/src\/areas\//.test(file) &&
        !/\/test\//.test(file) &&
        /\b(app|context)\.(kept|shared|triggers)\b|\{[^{}]*\b(shared|triggers)\b[^{}]*\}( = given|\) =>)/.test(
          read(file),
        ),
    );
    expect([...new Set(takers.map(areaOf))].sort()).toEqual(['account', 'consent', 'notifications']);
  });

  it.each([
    'apps/api/test/matrix.test.ts',
    'apps/api/test/contract.test.ts',
    'apps/api/test/audit/every-operation.test.ts',
    'apps/api/test/row-security.test.ts',
    'apps/api/test/journey.test.ts',
    'apps/api/test/server.test.ts',
    // It has an area, and tries every operation.
    'apps/api/src/areas/platform/test/batch-matrix.test.ts',
    'apps/api/src/areas/account/test/canary.test.ts',
  ])('is everything for %s', (test) => {
    expect(on(test)).toEqual(
      expect.arrayContaining([
        'apps/api/src/areas/records/operations/readMedicalRecord.ts',
        'apps/api/src/areas/profile/operations/addEmergencyContact.ts',
        'apps/api/src/seed/seed-demo.ts',
        'openapi/schemas/records.yaml',
        'packages/mock-server/src/nadi/problems.ts',
      ]),
    );
    expect(on(test)).not.toContain(contacts);
  });

  it('is everything in a clone that has no contract yet: of it, the sources', () => {
    const without = apiParts({ files, document: undefined }).partsOf(contacts);
    expect(without.map(({ file }) => file)).toContain('openapi/schemas/records.yaml');
  });

  it('are programs that it starts, and lists that it takes itself', () => {
    const test = 'apps/api/src/areas/profile/test/new.test.ts';
    const partsFor = (code: string) =>
      apiParts({
        files: [...files, { file: test, hash: 'new' }],
        read: (file) => (file === test ? code : read(file)),
        document: today,
        hashGenerated: (name) => name,
      })
        .partsOf(test)
        .map(({ file }) => file);
    const records = 'apps/api/src/areas/records/operations/readMedicalRecord.ts';
    expect(partsFor("import { startApi } from '../../../../test/api';\n")).not.toContain(records);
    for (const taken of [
      'node:child_process',
      '../../../../generated/sweeps',
      '../../../app',
      '@nadi/contract/operations',
    ])
      expect({ taken, parts: partsFor(`import { x } from '${taken}';\n`) }).toEqual({
        taken,
        parts: expect.arrayContaining([records]),
      });
    expect(partsFor("import { examples } from '@nadi/contract/examples';\n")).toContain(
      "contract's examples",
    );
    expect(partsFor("import type { x } from '@nadi/contract/operations';\n")).not.toContain(records);
  });
});

describe('the contract of some operations', () => {
  const of = (given: ContractDocument, id = 'listEmergencyContacts') => contractParts(given).partsOf([id]);

  it('changes with what they refer to, however far', () => {
    expect(of(document({ Contact: { maxLength: 20 } }))).not.toEqual(of(today));
    expect(of(document({ Record: { maxLength: 20 } }))).toEqual(of(today));
    expect(of(document({ Record: { maxLength: 20 } }), 'readMedicalRecord')).not.toEqual(
      of(today, 'readMedicalRecord'),
    );
  });

  it('changes with a new address, among which the router chooses', () => {
    expect(of(document({}, { '/contacts/{id}': address('readEmergencyContact', 'Contact') }))).not.toEqual(
      of(today),
    );
  });

  it('may refer to itself', () => {
    expect(of(document({ Contact: { items: { $ref: '#/components/schemas/Contact' } } }))).not.toEqual(
      of(today),
    );
  });
});

describe('the imports of some code', () => {
  it.each([
    ["import { a, type B } from './a';", [{ from: './a', names: ['a'] }]],
    ["import a, { b } from './a';", [{ from: './a', names: undefined }]],
    ["import {\n  a,\n  b as c,\n} from './a';", [{ from: './a', names: ['a', 'b as c'] }]],
    ["import type { A } from './a';\nimport { type B } from './b';", []],
    [
      "export * from './a';\nexport { b } from './b';",
      [
        { from: './a', names: undefined },
        { from: './b', names: ['b'] },
      ],
    ],
    [
      "import './a';\nawait import('./b');",
      [
        { from: './a', names: undefined },
        { from: './b', names: undefined },
      ],
    ],
    ["new URL('./a.ts', import.meta.url)", [{ from: './a.ts', names: undefined }]],
  ])('%j', (code, found) => {
    expect(importsIn(code)).toEqual(found);
  });

  it('are followed from file to file', () => {
    const code: Record<string, string> = {
      'a/one.ts': "import '../b/two';\nimport '@nadi/domain/kernel/three';\nimport 'react';\n",
      'b/two.tsx': "import './four.json';\nimport '../a/one';\n",
      'b/four.json': '{}',
      'b/five.ts': '',
      'packages/domain/src/kernel/three.ts': '',
    };
    const { closureOf } = followImports(Object.keys(code), (file) => code[file] ?? '');
    expect([...closureOf(['a/one.ts'])].sort()).toEqual(
      Object.keys(code)
        .filter((file) => file !== 'b/five.ts')
        .sort(),
    );
  });
});
