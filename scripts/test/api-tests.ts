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

/** Returns the API's test files to run on a database, on a machine that has both. */
export const apiTestsOn = (database: TestDatabase): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/api'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /^apps\/api\/(src|test)\/.*\.test\.ts$/.test(file))
    .filter((file) => [database, 'both'].includes(databaseOf(readFileSync(join(root, file), 'utf8'))));
