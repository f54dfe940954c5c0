import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';

export type TestDatabase = 'postgres' | 'embedded';

/** Returns the database that the first line of a test file requires: `// database: both` or `// database: embedded`; otherwise Postgres. */
export function databaseOf(code: string): TestDatabase | 'both' {
  const [, asked] = /^\/\/ database: (\w+)\n/.exec(code) ?? [];
  if (asked === undefined) return 'postgres';
  if (asked === 'both' || asked === 'embedded') return asked;
  throw new Error(`A test cannot ask for the database "${asked}".`);
}

/** Returns all test files of the API. */
export const allApiTests = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/api'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /^apps\/api\/(src|test)\/.*\.test\.ts$/.test(file));

/** Matches, of those that run on both databases, the ones that each run repeats on the embedded one: a way through the product, and who reaches which rows. */
const repeated = /^apps\/api\/test\/(journey|row-security)\.test\.ts$/;
/** Matches, of those that need the embedded one, the ones that do not belong to each run: they start a program for each test. */
const ofCommands = /^apps\/api\/test\/(commands|demo-remains)\.test\.ts$/;

/**
 * Returns the API's test files to run on a database, on a machine that has both.
 *
 * @param part of those on the embedded database: what belongs to each run, or the rest. @default all
 */
export const apiTestsOn = (database: TestDatabase, part?: 'each run' | 'rest'): string[] =>
  allApiTests().filter((file) => {
    const asked = databaseOf(readFileSync(join(root, file), 'utf8'));
    if (asked !== database && asked !== 'both') return false;
    const isEachRun = asked === 'embedded' ? !ofCommands.test(file) : repeated.test(file);
    return part === undefined || isEachRun === (part === 'each run');
  });
