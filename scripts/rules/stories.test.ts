import { describe, expect, it } from '@jest/globals';
import { files } from './source';

describe('the catalogue', () => {
  it('shows every component, chart, layout and screen: what has no story is not seen by those who review', () => {
    const shown = /^packages\/ui\/src\/(components|charts|layouts|screens\/[^/]+)\/([A-Z]\w*)\/\2\.tsx$/;
    const unseen = files
      .filter((file) => shown.test(file))
      .filter((file) => !files.includes(file.replace(/\.tsx$/, '.stories.tsx')));
    expect(unseen).toEqual([]);
  });
});
