import { describe, expect, it } from '@jest/globals';
import { readingsTable, type TabledReading } from './readings-table';

const pressure: TabledReading = {
  measuredAt: '2026-11-20T07:10:00+05:30',
  type: 'blood_pressure',
  unit: 'mm[Hg]',
  ...{ systolic: 122, diastolic: 78, value: null },
  ...{ arm: 'left', posture: 'seated', timing: null, site: null, note: null },
  interpretation: { status: 'in-range' },
};
const rowOf = (reading: Partial<TabledReading>) =>
  readingsTable([{ ...pressure, ...reading }]).split('\r\n')[1];

describe('readings as a table', () => {
  it('has a line of names, a line for each reading, and nothing for what was not said', () => {
    expect(readingsTable([pressure])).toBe(
      '\uFEFFmeasured_at,type,systolic,diastolic,value,unit,arm,posture,timing,site,status,note\r\n' +
        '2026-11-20T07:10:00+05:30,blood_pressure,122,78,,mm[Hg],left,seated,,,in-range,\r\n',
    );
    expect(readingsTable([]).split('\r\n')).toHaveLength(2);
  });

  it.each([
    ['after walking, "fast"', '"after walking, ""fast"""'],
    ['one\ntwo', '"one\ntwo"'],
    ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@x', "'@x"],
    ['थका हुआ', 'थका हुआ'],
  ])('writes the note %j as %j', (note, written) => {
    expect(rowOf({ note })).toBe(
      `2026-11-20T07:10:00+05:30,blood_pressure,122,78,,mm[Hg],left,seated,,,in-range,${written}`,
    );
  });

  it('leaves a number a number', () => {
    expect(
      rowOf({ type: 'temperature', unit: 'Cel', systolic: null, diastolic: null, value: 36.6 }),
    ).toContain(',temperature,,,36.6,Cel,');
  });

  it('has lab values behind the readings, each with the range of its report, and nothing that runs', () => {
    const value = { day: '2026-11-17', name: 'HbA1c', comparator: '', number: 7.1, words: null };
    const place = { unit: '%', rangeText: '4.0 - 5.6', standing: 'above' };
    const rows = readingsTable(
      [pressure],
      [
        { ...value, ...place },
        { ...value, ...place, name: '=cmd()', comparator: '<', number: 5, unit: null, standing: null },
      ],
    ).split('\r\n');
    expect(rows.slice(2, 4)).toEqual([
      '2026-11-17,HbA1c,,,7.1,%,,,,,above,4.0 - 5.6',
      "2026-11-17,'=cmd(),,,<5,,,,,,not-assessed,4.0 - 5.6",
    ]);
  });
});
