import { describe, expect, it } from '@jest/globals';
import { files, read } from './source';

describe('the catalogue', () => {
  it('shows every component, chart, layout and screen: what has no story is not seen by those who review', () => {
    const shown = /^packages\/ui\/src\/(components|charts|layouts|screens\/[^/]+)\/([A-Z]\w*)\/\2\.tsx$/;
    const unseen = files
      .filter((file) => shown.test(file))
      .filter((file) => !files.includes(file.replace(/\.tsx$/, '.stories.tsx')));
    expect(unseen).toEqual([]);
  });
});

describe('the app in the catalogue', () => {
  it('is opened at every address of its route table', () => {
    const isTable =
      /^apps\/web\/src\/(app\/routes\.tsx|areas\/[^/]+\/routes\.ts|kernel\/session\/destination\.ts)$/;
    const table = files.filter((file) => isTable.test(file));
    const addresses = table.flatMap((file) =>
      [...read(file).matchAll(/'(\/[a-z/-]*)'/g)].map(([, path]) => path ?? ''),
    );
    const stories = files.filter((file) => /^\.storybook\/app\/.*\.stories\.tsx$/.test(file)).map(read);
    const opened = stories.flatMap((text) =>
      [...text.matchAll(/\bat: '([^'?#]*)/g)].map(([, path]) => path ?? ''),
    );
    expect(new Set(addresses).size).toBeGreaterThan(20);
    expect([...new Set(addresses)].filter((path) => !opened.includes(path))).toEqual([]);
  });
});
