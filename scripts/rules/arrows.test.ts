import { describe, expect, it } from '@jest/globals';
import { files, importsOf, isCode, isTest } from './source';

/** The imports that are allowed; any other import is not. */
const arrows: Record<string, readonly string[]> = {
  'packages/contract': [],
  'packages/domain': [],
  // The types of readings that articles explain.
  'packages/knowledge': ['@nadi/domain'],
  'packages/brand': [],
  'packages/api-client': ['@nadi/contract'],
  'packages/api-server': ['@nadi/contract'],
  // Domain rules only for Nadi's own kinds and handlers, as the API uses them; the core loads no package.
  'packages/mock-server': ['@nadi/contract', '@nadi/domain'],
  'packages/ui': ['@nadi/brand'],
  'apps/web': [
    '@nadi/ui',
    '@nadi/api-client',
    '@nadi/contract',
    '@nadi/domain',
    '@nadi/knowledge',
    '@nadi/brand',
  ],
  'apps/api': ['@nadi/api-server', '@nadi/contract', '@nadi/domain', '@nadi/brand'],
};
/** Only the seed and the mock of Nadi may load the examples at run time: the demo accounts are the cast. */
const mayUseExamples = (file: string) =>
  isTest(file) || /^(apps\/api\/src\/seed|packages\/mock-server\/src\/nadi)\//.test(file);
/** Stories and tests of screens use the contract's people, assessed by the clinical rules. */
const alsoInTests = ['@nadi/contract', '@nadi/domain'];

/** The mock is tested against the rules for every implementation; workflows of the app are tested with it. */
const onlyInTests: Record<string, readonly string[]> = {
  'packages/mock-server': ['@nadi/api-server'],
  'apps/web': ['@nadi/mock-server'],
};

const homeOf = (file: string) => file.split('/').slice(0, 2).join('/');
const packageOf = (specifier: string) => specifier.split('/').slice(0, 2).join('/');

const edges = files
  .filter((file) => isCode(file) && homeOf(file) in arrows)
  .flatMap((file) => importsOf(file).map((specifier) => ({ file, specifier })));

describe('arrows between packages run one way', () => {
  it('finds no import that the architecture does not allow', () => {
    const wrong = edges.filter(({ file, specifier }) => {
      if (!specifier.startsWith('@nadi/')) return false;
      const allowed = arrows[homeOf(file)] ?? [];
      const target = packageOf(specifier);
      const inTests = [...alsoInTests, ...(onlyInTests[homeOf(file)] ?? [])];
      return !allowed.includes(target) && !(isTest(file) && inTests.includes(target));
    });
    expect(wrong).toEqual([]);
  });

  it('finds no path into another workspace', () => {
    const wrong = edges.filter(({ file, specifier }) => {
      if (!specifier.startsWith('.')) return false;
      const target = new URL(specifier, `file:///${file}`).pathname.slice(1);
      // The generators of the contract read openapi/; test tools are shared from scripts/.
      return homeOf(target) !== homeOf(file) && !target.startsWith('scripts/');
    });
    expect(wrong).toEqual([]);
  });

  it('only stories, tests and the seed use the examples', () => {
    const wrong = edges.filter(
      ({ file, specifier }) => specifier === '@nadi/contract/examples' && !mayUseExamples(file),
    );
    expect(wrong).toEqual([]);
  });

  it('the UI knows no network, no store and no router', () => {
    const banned = /^(redux|react-redux|@reduxjs|redux-saga|openapi-|@tanstack\/react-query|react-router)/;
    const wrong = edges.filter(
      ({ file, specifier }) => file.startsWith('packages/ui/src') && banned.test(specifier),
    );
    expect(wrong).toEqual([]);
  });
});
