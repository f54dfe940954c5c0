import { describe, expect, it } from '@jest/globals';
import { findMissing } from '../lock/repair.mjs';
import { files, read } from './source';

const manifests = files.filter((file) => /^((packages|apps)\/[^/]+\/)?package\.json$/.test(file));

describe('packages', () => {
  it('name exact versions: what was seen working is what is installed', () => {
    const loose = manifests.flatMap((file) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file));
      return Object.entries<string>({ ...dependencies, ...devDependencies })
        .filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        .map(([name, version]) => `${file}: ${name}@${version}`);
    });
    expect(loose).toEqual([]);
  });

  it('are locked for every platform (npm run lock:repair)', () => {
    expect(findMissing(JSON.parse(read('package-lock.json')))).toEqual([]);
  });

  it('keep no address of a registry in the lock file', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "http/);
  });
});
