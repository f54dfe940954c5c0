import { describe, expect, it } from '@jest/globals';
import { findMappingFault, guessRoles, mapReadings, readWhen } from './csv-readings';
import { readCsv } from './csv-table';

const now = new Date('2026-11-20T09:00:00Z');
const offsetAt = () => 330;
const mapped = (text: string, order: 'day-first' | 'month-first' = 'day-first') => {
  const table = readCsv(text);
  if (!table) throw new Error('No table.');
  return mapReadings(table, { roles: guessRoles(table.header), order, now, offsetAt });
};

describe('a table in CSV', () => {
  it('is read with quotes, other separators, a mark of UTF-8 and empty lines, each row with its line', () => {
    expect(readCsv('\uFEFFDate;"Note; ""x"""\r\n\r\n1;"two\nlines"\r\n2;b\r\n')).toEqual({
      header: ['Date', 'Note; "x"'],
      rows: [
        { line: 3, cells: ['1', 'two\nlines'] },
        { line: 5, cells: ['2', 'b'] },
      ],
    });
  });

  it('is none where a quote stays open or there is nothing under the header', () => {
    expect(readCsv('a,b\n"1,2\n')).toBeNull();
    expect(readCsv('a,b\n')).toBeNull();
    expect(readCsv('')).toBeNull();
  });
});

describe('the columns of a table', () => {
  it('are guessed by name, and not where the name does not say the unit', () => {
    expect(guessRoles(['Date', 'Time', 'SYS (mmHg)', 'DIA (mmHg)', 'Pulse (bpm)', 'Comment'])).toEqual([
      'date',
      'time',
      'systolic',
      'diastolic',
      'pulse /min',
      'ignored',
    ]);
    expect(
      guessRoles(['Measured at', 'Weight', 'Weight (kg)', 'Temperature (°F)', 'Blood sugar mmol/L']),
    ).toEqual(['moment', 'ignored', 'weight kg', 'temperature [degF]', 'glucose mmol/L']);
  });

  it('are refused without a moment, a value, half of a blood pressure, or one meaning twice', () => {
    expect(findMappingFault(['systolic', 'diastolic'])).toBe('no-moment');
    expect(findMappingFault(['date', 'weight kg'])).toBe('no-moment');
    expect(findMappingFault(['moment', 'date', 'weight kg'])).toBe('no-moment');
    expect(findMappingFault(['moment', 'ignored'])).toBe('no-value');
    expect(findMappingFault(['moment', 'systolic'])).toBe('half-pressure');
    expect(findMappingFault(['moment', 'weight kg', 'weight kg'])).toBe('twice');
    expect(findMappingFault(['date', 'time', 'weight kg'])).toBeNull();
  });
});

describe('the rows of a table', () => {
  it('become readings, and what cannot be read is listed by its row', () => {
    const { readings, unread } = mapped(
      [
        'Date,Time,SYS,DIA,Pulse,Weight (kg)',
        '14/11/2026,7:10 AM,128,82,71,',
        '15/11/2026,19:05,130,,70,"70,5"',
        '16/11/2026,07:00,=1+1,80,,',
        '17/11/2026,,128,82,,',
        '18/11/2026,07:00,1280,82,,',
      ].join('\n'),
    );
    const [first, second] = ['2026-11-14T07:10:00+05:30', '2026-11-15T19:05:00+05:30'];
    expect(readings).toEqual([
      { row: 2, measuredAt: first, type: 'blood_pressure', unit: 'mm[Hg]', systolic: 128, diastolic: 82 },
      { row: 2, measuredAt: first, type: 'pulse', unit: '/min', value: 71 },
      { row: 3, measuredAt: second, type: 'pulse', unit: '/min', value: 70 },
      { row: 3, measuredAt: second, type: 'weight', unit: 'kg', value: 70.5 },
    ]);
    expect(unread).toMatchObject([
      { row: 3, reason: 'half-pressure' },
      { row: 4, reason: 'not-a-number', text: '=1+1/80' },
      { row: 5, reason: 'no-moment' },
      { row: 6, reason: 'impossible' },
    ]);
  });
});

describe('a moment in a table', () => {
  it.each([
    ['03/04/2026 07:10', 'day-first', '2026-04-03T07:10:00+05:30'],
    ['03/04/2026 07:10', 'month-first', '2026-03-04T07:10:00+05:30'],
    ['2026-04-03T07:10:05Z', 'day-first', '2026-04-03T07:10:05Z'],
    ['2026-04-03 07:10:05.250+0100', 'month-first', '2026-04-03T07:10:05+01:00'],
    ['3 Apr 2026, 12:05 am', 'month-first', '2026-04-03T00:05:00+05:30'],
    ['April 3, 2026 12:05 p.m.', 'day-first', '2026-04-03T12:05:00+05:30'],
    ['30/02/2026 07:10', 'day-first', null],
    ['14/11/2026 07:10', 'month-first', null],
    ['14/11/2026', 'day-first', null],
    ['14/11/2026 24:10', 'day-first', null],
    ['14/11/2026 13:10 pm', 'day-first', null],
    ['yesterday 07:10', 'day-first', null],
  ] as const)('%s, %s, is %s', (text, order, expected) => {
    expect(readWhen(text, order, offsetAt)).toBe(expected);
  });
});
