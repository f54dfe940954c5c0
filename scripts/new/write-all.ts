/**
 * For tests: runs several command lines of `npm run new` in one process, given as JSON on its input; writes how each ended, with all files
 * that then differ from git, as JSON to its output.
 */
import { execFileSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { root } from '../root';
import { write } from './write';

const git = (...given: string[]) => execFileSync('git', given, { cwd: root, encoding: 'utf8' });

const all: string[][] = JSON.parse(await text(process.stdin));
const ended = all.map((given) => ({
  ...write(given),
  touched: git('diff', '--name-only') + git('ls-files', '--others', '--exclude-standard'),
}));
process.stdout.write(JSON.stringify(ended));
