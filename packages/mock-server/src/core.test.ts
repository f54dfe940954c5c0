import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = import.meta.dirname;

/** Everything that a module loads, itself included. */
function graphOf(file: string, seen = new Map<string, string[]>()): Map<string, string[]> {
  if (seen.has(file)) return seen;
  const text = readFileSync(file, 'utf8');
  const found = [
    ...text.matchAll(/^(?:import|export)\s(?!type\b)[^'";]*?from\s+'([^']+)'|^import\s+'([^']+)'/gm),
  ];
  const imports = found.map((match) => match[1] ?? match[2] ?? '');
  seen.set(file, imports);
  for (const one of imports.filter((each) => each.startsWith('.'))) {
    const there = join(dirname(file), `${one}.ts`);
    if (existsSync(there)) graphOf(there, seen);
  }
  return seen;
}

describe('the core', () => {
  const graph = graphOf(join(root, 'mock.ts'));

  it('loads nothing but itself: no Node, no package', () => {
    const outside = [...graph].flatMap(([file, imports]) =>
      imports.filter((one) => !one.startsWith('.')).map((one) => `${relative(root, file)}: ${one}`),
    );
    expect(graph.size).toBeGreaterThan(30);
    expect(outside).toEqual([]);
  });

  it('makes no code out of text, which the content policy of the catalogue forbids', () => {
    const making = [...graph.keys()].filter((file) =>
      /\bnew Function\b|(?<!["'`. ])\beval\(/.test(readFileSync(file, 'utf8')),
    );
    expect(making).toEqual([]);
  });

  it('names nothing that only Node has', () => {
    const naming = [...graph.keys()].filter((file) =>
      /\b(process\.|Buffer\.|__dirname|require\()/.test(readFileSync(file, 'utf8')),
    );
    expect(naming).toEqual([]);
  });
});
