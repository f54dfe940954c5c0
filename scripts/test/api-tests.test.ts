import { describe, expect, it } from '@jest/globals';
import { apiTestsOn, databaseOf } from './api-tests';

describe('the database of a test of the API', () => {
  it.each([
    ['import x;\n', 'postgres'],
    ['// database: both\nimport x;\n', 'both'],
    ['// database: embedded\nimport x;\n', 'embedded'],
  ])('is what its first line asks for: %j', (code, database) => {
    expect(databaseOf(code)).toBe(database);
  });

  it('is not any word', () => {
    expect(() => databaseOf('// database: oracle\n')).toThrow(/oracle/);
  });

  it('belongs to each run where it shows that both databases do the same, or needs no other', () => {
    const inPart = (part: 'each run' | 'rest') => apiTestsOn('embedded', part);
    const of = (name: string) =>
      (['each run', 'rest'] as const).filter((part) =>
        inPart(part).includes(`apps/api/test/${name}.test.ts`),
      );
    expect(['journey', 'row-security', 'server', 'demonstration'].map(of)).toEqual(
      Array(4).fill(['each run']),
    );
    expect(['commands', 'demo-remains', 'idempotency'].map(of)).toEqual(Array(3).fill(['rest']));
    expect(['matrix'].map(of)).toEqual([[]]);
    expect([...inPart('each run'), ...inPart('rest')].sort()).toEqual(apiTestsOn('embedded').sort());
  });

  it('is both for row-level security, Postgres for the matrix, and the embedded one for the server by itself', () => {
    const [postgres, embedded] = [apiTestsOn('postgres'), apiTestsOn('embedded')];
    const tests = (name: string) =>
      [postgres, embedded].map((files) => files.includes(`apps/api/test/${name}.test.ts`));
    expect(tests('row-security')).toEqual([true, true]);
    expect(tests('matrix')).toEqual([true, false]);
    expect(tests('server')).toEqual([false, true]);
  });
});
