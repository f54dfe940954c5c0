import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../root';
import { areaOf, areasOfTest } from './api-areas';
import { type ProofsByFile, proofsByKey, runAll } from './by-file';
import { type ContractDocument, contractParts, readContract } from './contract-parts';
import { followImports, type Import, type Importer } from './imports';
import { hashFiles } from './inputs';
import { type Hashed, keyOf, type Proofs } from './proofs';
import { roomOf } from './rooms';

/** Files that no test of the API runs, serves or reads: screens, the app, the catalogue. One test reads the code of the mock. */
export const beyondApi = /^(apps\/web|packages\/(ui|api-client)|\.storybook|visual)\//;
/** Files that a test which names areas does not depend on either. */
const beyondAreas =
  /^(packages\/(knowledge|mock-server)|scripts\/(attack|bench|labs|lock|new|pack|price|rules|start|stories|visual))\//;

/** Tests, and what they share: of these a test depends on what it imports. */
const ofTests = /\.test\.tsx?$|\/test\/|^apps\/api\/crash\//;
/** Counts by what is imported of it, or by operations, see `partsOf`. */
const counted =
  /^(openapi|docs|\.changeset)\/|\.md$|^apps\/api\/(scripts|src\/(areas|commands|seed))\/|^apps\/api\/src\/(open-context|server)\.ts$/;
/** Code of the product, of which the imports lead to areas; what stands elsewhere only has to be the same. */
const isProduct = /^(apps\/api|packages)\//;

/** Names what takes something of every area by lists that are generated, and the files that the lists are made of. */
const listed: Readonly<Record<string, RegExp>> = {
  account: /^apps\/api\/src\/(areas\/[\w-]+|kernel)\/personal-data\.ts$/,
  consent: /^apps\/api\/src\/areas\/[\w-]+\/shared\.ts$/,
  notifications: /^apps\/api\/src\/areas\/[\w-]+\/triggers\.ts$/,
};
/** Runs in the server of any test: these two are asked by all areas. */
const always = /^apps\/api\/src\/areas\/(platform|notifications\/jobs)\//;
/** Puts the server together for tests; the lists that it takes are counted by area. */
const assembling = ['apps/api/test/api.ts', 'apps/api/src/app.ts', 'apps/api/src/open-context.ts'];

/** Everything that the outcome of a test can depend on. */
export type ApiParts = { partsOf(test: string): Hashed[] };

type Given = {
  files: readonly Hashed[];
  read?: (file: string) => string;
  document: ContractDocument | undefined;
  /** Hash of a generated file of the contract. */
  hashGenerated?: (name: string) => string;
};

export function apiParts({
  files,
  read = (file) => readFileSync(join(root, file), 'utf8'),
  document,
  hashGenerated = hashOfGenerated,
}: Given): ApiParts {
  const names = files.map(({ file }) => file);
  const byName = new Map(files.map((one) => [one.file, one]));
  const importer = followImports(names, read);
  const contract = document && contractParts(document);
  const operationsOf = new Map<string, string[]>();
  for (const file of names) {
    const area = /\/operations\/\w+\.ts$/.test(file) ? areaOf(file) : undefined;
    if (area) operationsOf.set(area, [...(operationsOf.get(area) ?? []), basename(file, '.ts')]);
  }
  const ofEveryTest = names.filter(
    (file) => ![beyondApi, beyondAreas, ofTests, counted].some((those) => those.test(file)) && !roomOf(file),
  );
  const product = (pattern: RegExp) => names.filter((file) => pattern.test(file) && !ofTests.test(file));

  return {
    partsOf(test) {
      const areas = areasOfTest(test, read(test));
      if (!areas || takesAll(test, importer)) return withoutOthers(test, files);
      const entries = [
        test,
        ...ofEveryTest.filter((file) => isProduct.test(file)),
        ...product(always),
        ...areas.flatMap((area) => product(new RegExp(`^apps/api/src/areas/${area}/`))),
        ...areas.flatMap((area) => (listed[area] ? product(listed[area]) : [])),
      ];
      const closure = [...importer.closureOf(entries)];
      const own = [...new Set([...ofEveryTest, ...closure])].sort().flatMap((file) => byName.get(file) ?? []);
      if (!contract) return [...own, ...files.filter(({ file }) => file.startsWith('openapi/'))];
      const operations = ['platform', ...areas].flatMap((area) => operationsOf.get(area) ?? []).sort();
      return [
        ...own,
        ...contract.partsOf(operations),
        ...generatedParts(closure.flatMap((file) => importer.importsOf(file))),
      ];
    },
  };

  /** The files of the contract that code takes by name. The document itself is counted by operations. */
  function generatedParts(imports: readonly Import[]): Hashed[] {
    const taken = new Set(
      imports.flatMap(({ from, names: which }) => {
        const [, name] = /^@nadi\/contract\/(examples|limits|live)$/.exec(from) ?? [];
        return name ? [name === 'examples' && which?.every((one) => one === 'cast') ? 'cast' : name] : [];
      }),
    );
    return [...taken].sort().map((name) => ({
      file: `contract's ${name}`,
      hash: name === 'cast' ? (byName.get('openapi/examples/cast.yaml')?.hash ?? '') : hashGenerated(name),
    }));
  }
}

function hashOfGenerated(name: string): string {
  const path = join(root, 'packages/contract/generated', `${name}.ts`);
  return createHash('sha256')
    .update(existsSync(path) ? readFileSync(path) : '')
    .digest('hex');
}

/** All files but those that are beyond the API, and other tests. */
const withoutOthers = (test: string, files: readonly Hashed[]): Hashed[] =>
  files.filter(
    ({ file }) =>
      file === test || (!beyondApi.test(file) && !/^apps\/api\/.*\.test\.ts$|^apps\/api\/crash\//.test(file)),
  );

/**
 * True if no area says what a test depends on: it starts programs or a server that nothing watches, asks for every operation of the contract, for a list of
 * every area, or runs a suite that others share.
 */
function takesAll(test: string, importer: Importer): boolean {
  const tests = [...importer.closureOf([test])].filter(
    (file) => ofTests.test(file) && !assembling.includes(file),
  );
  return tests.some((file) =>
    importer
      .importsOf(file)
      .some(
        ({ from }) =>
          /^(node:)?(child_process|worker_threads)$/.test(from) ||
          /(^|\/)generated\//.test(from) ||
          importer.resolve(file, from) === 'apps/api/src/app.ts' ||
          /^@nadi\/contract\/(operations|openapi|calls)/.test(from) ||
          /^@nadi\/(api-server\/test|mock-server)\//.test(from),
      ),
  );
}

type Asked = { suite: string; tests: readonly string[]; proofs: Proofs; tools: readonly string[] };

/** Says which tests of the API have to run: one of which everything is as it was when it passed does not. */
export function proofsOfApi({ suite, tests, proofs, tools }: Asked): ProofsByFile {
  if (process.env.NADI_TEST_ALL) return runAll(tests);
  const readKeys = () => {
    const parts = apiParts({ files: hashFiles(), document: readContract() });
    return new Map(
      tests.map((test) => [test, keyOf(`${suite} ${test}`, parts.partsOf(test), tools, undefined)] as const),
    );
  };
  const keys = readKeys();
  return proofsByKey(tests, keys, {
    proofs,
    findSame() {
      const after = readKeys();
      return (test) => after.get(test) === keys.get(test);
    },
  });
}
