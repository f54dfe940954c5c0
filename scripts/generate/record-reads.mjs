/**
 * Records what a generator reads, in `node_modules/.cache/reads.json` of its package: files, files of listed folders, files whose
 * existence it asks for, the code it is made of, and what esbuild bundles for it. A rule compares the list with the inputs in turbo.json.
 * It is loaded before the generator: `tsx --import ../../scripts/generate/record-reads.mjs scripts/generate.ts`.
 */
import fs from 'node:fs';
import { register, syncBuiltinESMExports } from 'node:module';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, MessageChannel, receiveMessageOnPort } from 'node:worker_threads';

const root = join(import.meta.dirname, '../..');

/** Functions whose outcome depends on one file: on its content, or only on whether it exists. */
const ofFiles = ['readFile', 'open', 'stat', 'lstat', 'access', 'exists', 'copyFile', 'createReadStream'];
/** Functions whose outcome depends on the names in a folder. */
const ofFolders = ['readdir', 'opendir', 'cp'];

const pathOf = (given) => resolve(given instanceof URL ? fileURLToPath(given) : String(given));

function recordReads() {
  const read = new Set();
  const { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } = fs;
  const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const addFile = (given) => typeof given === 'number' || read.add(pathOf(given));
  const addFolder = (given, isRecursive) => {
    const folder = pathOf(given);
    if (!existsSync(folder)) return;
    const paths = readdirSync(folder, { recursive: isRecursive }).map((name) => join(folder, name));
    for (const path of paths.filter(isFile)) read.add(path);
  };
  const wrap = (name, before) => {
    for (const [module, own] of [
      [fs, name],
      [fs, `${name}Sync`],
      [fs.promises, name],
    ]) {
      const original = module[own];
      if (!original) continue;
      module[own] = (...given) => {
        before(...given);
        return original.apply(module, given);
      };
    }
  };
  for (const name of ofFiles) wrap(name, addFile);
  for (const name of ofFolders)
    wrap(name, (path, options) => addFolder(path, name === 'cp' || Boolean(options?.recursive)));
  syncBuiltinESMExports();

  const { port1: loaded, port2: port } = new MessageChannel();
  register(import.meta.url, { data: { port }, transferList: [port] });
  loaded.unref();

  const generator = process.cwd();
  process.on('exit', (code) => {
    if (code !== 0) return;
    for (let got = receiveMessageOnPort(loaded); got; got = receiveMessageOnPort(loaded))
      read.add(fileURLToPath(got.message));
    const paths = [...read]
      .filter((path) => path.startsWith(root + sep) && !path.includes(`${sep}node_modules${sep}`))
      // Written by the same run.
      .filter((path) => !path.startsWith(join(generator, 'generated') + sep))
      .filter((path) => !isFolder(path))
      .map((path) => relative(root, path).replaceAll(sep, '/'))
      .sort();
    const cache = join(generator, 'node_modules', '.cache');
    mkdirSync(cache, { recursive: true });
    writeFileSync(join(cache, 'reads.json'), `${JSON.stringify(paths, null, 1)}\n`);
  });
}

let port;

/** For the thread that loads code. */
export function initialize(data) {
  port = data.port;
}

const recordedEsbuild = new URL('recorded-esbuild.mjs', import.meta.url).href;

/** Replaces esbuild by one that tells what it bundles. */
export async function resolveModule(specifier, context, next) {
  const isOurs = specifier === 'esbuild' && !context.parentURL?.startsWith(recordedEsbuild);
  return next(isOurs ? recordedEsbuild : specifier, context);
}
export { resolveModule as resolve };

/** Tells from which file code is loaded. */
export async function load(url, context, next) {
  if (url.startsWith('file:')) port.postMessage(url.replace(/[?#].*$/, ''));
  return next(url, context);
}

if (isMainThread) recordReads();
