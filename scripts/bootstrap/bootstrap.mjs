/**
 * Checks the preconditions for running anything of ours. Plain JavaScript without packages, because it runs before they are installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { userCache } from './user-cache.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.nadi-installed');

const oldestNode = [20, 19];

/** Ends the process with one line for the person who started it. */
function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isOld = major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]);
  if (isOld) stop(`Nadi needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`);
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Installed by us, as the stamp shows, or by hand: npm writes a lock of its own at the end of each installation. */
function isInstalled() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return true;
  const own = statSync(join(modules, '.package-lock.json'), { throwIfNoEntry: false });
  return own !== undefined && own.mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

function install() {
  process.stdout.write('Installing packages, once; this takes about a minute...\n');
  const log = join(root, '.cache', 'install.log');
  mkdirSync(dirname(log), { recursive: true });
  // Windows finds npm only through its shell.
  const run = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  writeFileSync(log, `${run.stdout ?? ''}${run.stderr ?? ''}`);
  if (run.status !== 0)
    stop('Packages could not be installed; .cache/install.log says why. Is the network up? Then try again.');
  writeFileSync(stamp, lockHash());
}

/** Checks Node, installs what is missing, then hands over to a TypeScript program. */
export function run(program) {
  checkNode();
  if (!isInstalled()) install();
  process.env.TURBO_TELEMETRY_DISABLED = '1';
  // Results built earlier from the same files are reused from there, even in a fresh clone.
  process.env.TURBO_CACHE_DIR ??= join(userCache(), 'turbo');
  process.env.STORYBOOK_DISABLE_TELEMETRY = '1';
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, program), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  // The program decides how it ends; this one would otherwise end before it, and leave it running.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', () => process.exit(1));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 128 + constants.signals[signal] : 1)));
}
