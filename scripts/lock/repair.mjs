/**
 * Some registries hold packages of one platform only. npm then writes a lock file without the others, and `npm ci` refuses it
 * everywhere. This adds an entry (version, os, cpu) for each optional platform package that the lock file lacks, so that the lock
 * serves every platform. Run by `npm run lock:repair` after a dependency has changed; a rule of the house checks the result.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../../package-lock.json', import.meta.url);

const systems = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  aix: 'aix',
  win32: 'win32',
  windows: 'win32',
};
const processors = {
  arm64: 'arm64',
  aarch64: 'arm64',
  arm: 'arm',
  'arm-gnueabihf': 'arm',
  'arm-musleabihf': 'arm',
  armv7: 'arm',
  x64: 'x64',
  64: 'x64',
  ia32: 'ia32',
  ppc64: 'ppc64',
  s390x: 's390x',
  riscv64: 'riscv64',
  loong64: 'loong64',
  mips64el: 'mips64el',
  wasm32: 'wasm32',
};

/** Returns the paths at which Node would look for `name` from the package at `from`. */
function* places(from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    yield `${at ? `${at}/` : ''}node_modules/${name}`;
    if (!at) return;
    if (!at.includes('/node_modules/')) at = '';
  }
}

/** Platform packages that the lock's packages require and the lock does not have. */
export function findMissing(lock) {
  return Object.entries(lock.packages).flatMap(([from, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => ![...places(from, name)].some((place) => place in lock.packages))
      .map(([name, range]) => ({ name, version: range.replace(/^[\^~]/, ''), dev: entry.dev })),
  );
}

function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const os = words.map((word) => systems[word]).find(Boolean);
  const cpu = words.map((word) => processors[word]).find(Boolean);
  return { ...(cpu ? { cpu: [cpu] } : {}), ...(os ? { os: [os] } : {}) };
}

function repair(lock) {
  const missing = findMissing(lock);
  for (const { name, version, dev } of missing)
    lock.packages[`node_modules/${name}`] = {
      version,
      ...platformOf(name),
      ...(dev ? { dev: true } : {}),
      optional: true,
    };
  const [root, ...rest] = Object.entries(lock.packages);
  rest.sort(([a], [b]) => (a < b ? -1 : 1));
  lock.packages = Object.fromEntries([root, ...rest]);
  return missing.length;
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const count = repair(lock);
  if (count > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(count === 0 ? 'The lock file is whole.' : `Added ${count} packages of other platforms.`);
}
