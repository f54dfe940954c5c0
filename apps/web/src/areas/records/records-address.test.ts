import { describe, expect, it } from '@jest/globals';
import { readRecordsAddress, writeRecordsAddress } from './records-address';

const read = (text: string) => readRecordsAddress(new URLSearchParams(text));

describe('the address of records', () => {
  it('says the filter, and gives it back', () => {
    const text = 'type=lab_report&year=2026&tag=heart&search=lipid&status=deleted&page=3';
    expect(writeRecordsAddress(read(text)).toString()).toBe(text);
    expect(writeRecordsAddress(read('')).toString()).toBe('');
  });

  it('ignores what is no filter', () => {
    expect(read('type=x&year=26&tag=&search=+&status=all&page=-1')).toEqual({
      ...{ type: null, year: null, tag: null, search: '', isDeleted: false, page: 1 },
    });
  });
});
