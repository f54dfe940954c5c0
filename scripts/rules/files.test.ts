import { describe, expect, it } from '@jest/globals';
import { files, isCode, read } from './source';

describe('files', () => {
  it('have at most 300 lines: a longer one has rooms to be found', () => {
    const long = files
      .filter((file) => isCode(file) && !file.includes('/generated/'))
      .map((file) => ({ file, lines: read(file).split('\n').length - 1 }))
      .filter(({ lines }) => lines > 300);
    expect(long).toEqual([]);
  });

  it('are not generated ones: those are made, never kept', () => {
    expect(files.filter((file) => /(^|\/)(generated|dist|storybook-static)\//.test(file))).toEqual([]);
  });

  it('are no barrels and no drawers: a reader finds a thing by its name', () => {
    const drawers = files.filter((file) => /(^|\/)(index|utils?|helpers?|misc)\.tsx?$/.test(file));
    expect(drawers).toEqual([]);
  });

  it('hide nothing from the tools without a reason on the line', () => {
    const pattern = /(@ts-ignore|@ts-expect-error|biome-ignore [^:\n]*)(.*)/g;
    const bare = files
      .filter((file) => isCode(file) && !file.startsWith('scripts/rules/'))
      .flatMap((file) =>
        [...read(file).matchAll(pattern)]
          .filter(([, , reason = '']) => reason.replace(/^[\s:-]+/, '').length < 10)
          .map(([line]) => `${file}: ${line}`),
      );
    expect(bare).toEqual([]);
  });

  it('are named as the house does: components in PascalCase, the rest in kebab-case, operations as their id', () => {
    const wrong = files.filter((file) => {
      if (!/^(packages|apps)\/[^/]+\/src\/.*\.(ts|tsx)$/.test(file)) return false;
      const name = (file.split('/').at(-1) ?? '').replace(
        /(\.(sheet|dom))?(\.(test|stories|css|early|d))?\.tsx?$/,
        '',
      );
      if (file.includes('/operations/')) return !/^[a-z][A-Za-z0-9-]*$/.test(name);
      return !/^[A-Z][A-Za-z0-9]*$/.test(name) && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
    });
    expect(wrong).toEqual([]);
  });

  it('differ from others by more than upper and lower case, which some file systems and bundlers take as one', () => {
    const names = new Map<string, Set<string>>();
    for (const file of files.filter(isCode)) {
      const name = file.replace(/\.\w+$/, '');
      const same = names.get(name.toLowerCase()) ?? new Set<string>();
      names.set(name.toLowerCase(), same.add(name));
    }
    expect([...names.values()].filter(({ size }) => size > 1).map((same) => [...same])).toEqual([]);
  });

  it('carry no path of a machine and no secret', () => {
    const secret = /-----BEGIN [A-Z ]*PRIVATE KEY-----|\/(home|Users|work)\/[a-z]+\//;
    const wrong = files.filter(
      (file) =>
        /\.(ts|tsx|mjs|json|ya?ml|md)$/.test(file) &&
        !file.startsWith('scripts/rules/') &&
        secret.test(read(file)),
    );
    expect(wrong).toEqual([]);
  });
});
