import { describe, expect, it } from '@jest/globals';
import { sortFiles } from './sort-files';

const limits = { accept: ['application/pdf', 'image/jpeg'], maxSize: 1000, maxCount: 3 };
const pdf = (name: string, size = 10) => ({ name, size, type: 'application/pdf' });

describe('sortFiles', () => {
  it('takes the good ones and names each of the others with its reason', () => {
    const { taken, refused } = sortFiles(
      [
        pdf('a.pdf'),
        pdf('large.pdf', 1001),
        { ...pdf('run.exe'), type: '' },
        pdf('empty.pdf', 0),
        pdf('b.pdf'),
      ],
      [],
      limits,
    );
    expect(taken.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
    expect(refused.map(({ file, reason }) => [file.name, reason])).toEqual([
      ['large.pdf', 'size'],
      ['run.exe', 'kind'],
      ['empty.pdf', 'empty'],
    ]);
  });

  it('takes no file twice, from the list or from the same drop', () => {
    const { taken, refused } = sortFiles([pdf('a.pdf'), pdf('b.pdf'), pdf('b.pdf')], [pdf('a.pdf')], limits);
    expect(taken).toEqual([pdf('b.pdf')]);
    expect(refused.map(({ reason }) => reason)).toEqual(['twice', 'twice']);
  });

  it('takes another file of the same name', () => {
    expect(sortFiles([pdf('scan.pdf', 11)], [pdf('scan.pdf', 10)], limits).taken).toHaveLength(1);
  });

  it('fills the list up and refuses the rest', () => {
    const { taken, refused } = sortFiles([pdf('b.pdf'), pdf('c.pdf'), pdf('d.pdf')], [pdf('a.pdf')], limits);
    expect(taken.map(({ name }) => name)).toEqual(['b.pdf', 'c.pdf']);
    expect(refused).toEqual([{ file: pdf('d.pdf'), reason: 'count' }]);
  });
});
