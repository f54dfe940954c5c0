/** The optional files of an area: in a file of this name, under this export. */
const kinds = [
  { name: 'sagas', file: 'saga', exported: 'saga', list: 'areaSagas', isList: false },
  { name: 'offline-paths', exported: 'offlinePaths', list: 'offlinePaths', isList: true },
  { name: 'writes', exported: 'writes', list: 'writes', isList: true },
  { name: 'settled', exported: 'applySettled', list: 'allApplySettled', isList: false },
  { name: 'live', exported: 'live', list: 'liveHandlers', isList: false },
  { name: 'unsent', exported: 'unsent', list: 'unsent', isList: true },
  { name: 'search', exported: 'search', list: 'searchParts', isList: true },
] as const;

/** "vital-signs" as a name in code. */
const nameOf = (area: string) => area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * @param areas names of their folders
 * @param exists whether an area has a file, by its path
 * @returns the lists, each as a file of code
 */
export const areaLists = (areas: readonly string[], exists: (file: string) => boolean) =>
  kinds.map(({ name, exported, list, isList, ...other }) => {
    const file = 'file' in other ? other.file : name;
    const found = areas.filter((area) => exists(`${area}/${file}.ts`));
    const imports = found.map(
      (area) => `import { ${exported} as ${nameOf(area)} } from '../src/areas/${area}/${file}';`,
    );
    const members = found.map((area) => `${isList ? '...' : ''}${nameOf(area)}`);
    return { name, code: `${imports.join('\n')}\n\nexport const ${list} = [${members.join(', ')}];\n` };
  });

/**
 * @param addresses by which the table of an area is found, the more specific first
 * @returns the tables of all areas, each fetched when it is needed, as a file of code
 */
export const areaTables = (addresses: readonly { address: string; owner: string }[]) => {
  const areas = [...new Set(addresses.map(({ owner }) => owner))].sort();
  const tables = areas.map(
    (area) => `const ${nameOf(area)} = lazyTable(() => import('../src/areas/${area}/routes'));\n`,
  );
  const entries = addresses.map(({ address, owner }) => `  ['${address}', ${nameOf(owner)}],\n`);
  return `import { lazyTable } from '../src/kernel/shell/lazy-table';

${tables.join('')}
/** By the beginnings of their addresses: the first that fits is the right one. */
export const areaTables = [
${entries.join('')}] as const;
`;
};
