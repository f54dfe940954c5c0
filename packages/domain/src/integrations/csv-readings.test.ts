import { describe, expect, it } from '@jest/globals';
import { fromCanonical, roundTo } from '../vital-signs/units';
import { findDateOrder, offsetsOf, readWhen } from './csv-dates';
import { openCsv } from './csv-file';
import { findMappingFault, guessRoles, mapReadings } from './csv-readings';
import { decodeCsv, readCsv } from './csv-table';
import { identityOf } from './health-import';

const now = new Date('2026-11-20T09:00:00Z');
const offsets = offsetsOf('Asia/Kolkata');
const mapped = (...lines: string[]) => {
  const table = readCsv(lines.join('\n'));
  if (!table) throw new Error('No table.');
  return mapReadings(table, { roles: guessRoles(table.header), order: 'day-first', now, offsets });
};
const opened = (...lines: string[]) => {
  const file = openCsv(new TextEncoder().encode(lines.join('\n')), { now, timeZone: 'Asia/Kolkata' });
  if (!file) throw new Error('No table.');
  return file;
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

  it('begins below the lines about the person and the device, and below the separator that Excel names', () => {
    const body = 'Date,Time,Weight (kg)\n1,2,70\n3,4,71';
    expect(readCsv(`Weights of Asha\n${body}`)).toMatchObject({
      header: ['Date', 'Time', 'Weight (kg)'],
      rows: [{ line: 3 }, { line: 4 }],
    });
    expect(readCsv('sep=;\r\na;b\r\n1,5;2\r\n')).toEqual({
      header: ['a', 'b'],
      rows: [{ line: 3, cells: ['1,5', '2'] }],
    });
  });

  it('is not found where a quote stays open, nothing is under the header, or columns are too many', () => {
    expect(readCsv('a,b\n"1,2\n')).toBeNull();
    expect(readCsv('a,b\n')).toBeNull();
    expect(readCsv('')).toBeNull();
    const wide = Array.from({ length: 101 }, () => 'a').join(',');
    expect(readCsv(`${wide}\n${wide}`)).toBeNull();
  });

  it('is decoded from UTF-8, UTF-16 and Windows-1252', () => {
    const text = 'Temp (°C)';
    const wide = Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((one) => [one.charCodeAt(0), 0])]);
    expect(decodeCsv(new TextEncoder().encode(text))).toBe(text);
    expect(decodeCsv(wide)).toBe(text);
    expect(decodeCsv(Uint8Array.from([...text].map((one) => one.charCodeAt(0))))).toBe(text);
  });
});

describe('the columns of a table', () => {
  it('are guessed by name, and not where the name does not say the unit', () => {
    expect(guessRoles(['Date', 'Time', 'SYS (mmHg)', 'DIA (mmHg)', 'Pulse (bpm)', 'Comment'])).toEqual([
      ...['date', 'time', 'systolic', 'diastolic', 'pulse /min', 'ignored'],
    ]);
    expect(
      guessRoles(['Measured at', 'Weight', 'Weight (kg)', 'Temperature (°F)', 'Blood sugar mmol/L']),
    ).toEqual(['moment', 'ignored', 'weight kg', 'temperature [degF]', 'glucose mmol/L']);
  });

  it.each([
    ['Pulse Oximeter SpO2 (%)', 'oxygen_saturation %'],
    ['Pulse pressure (mmHg)', 'ignored'],
    ['Room temperature (°C)', 'ignored'],
    ['Goal weight (kg)', 'ignored'],
    ['Blood sugar target (mg/dL)', 'ignored'],
    ['Time Zone', 'ignored'],
    ['Average pulse', 'ignored'],
    ['Diary', 'ignored'],
    ['System', 'ignored'],
    ['heart_rate', 'pulse /min'],
    ['systolic_mmhg', 'systolic'],
  ])('with the name %s are guessed as %s', (name, role) => {
    expect(guessRoles([name])).toEqual([role]);
  });

  it('are refused without a moment, a value, half of a blood pressure, or one meaning twice', () => {
    expect(findMappingFault(['systolic', 'diastolic'])?.code).toBe('no-moment');
    expect(findMappingFault(['date', 'weight kg'])?.code).toBe('no-moment');
    expect(findMappingFault(['moment', 'date', 'weight kg'])?.code).toBe('no-moment');
    expect(findMappingFault(['moment', 'ignored'])?.code).toBe('no-value');
    expect(findMappingFault(['moment', 'systolic'])).toEqual({ code: 'half-pressure', column: 1 });
    expect(findMappingFault(['moment', 'weight kg', 'ignored', 'weight kg'])).toEqual({
      ...{ code: 'twice', column: 3 },
    });
    expect(findMappingFault(['date', 'time', 'weight kg'])).toBeNull();
  });
});

describe('the rows of a table', () => {
  it('become readings, and each value that cannot be read is listed by its row', () => {
    const { readings, possible, faults } = mapped(
      'Date,Time,SYS,DIA,Pulse,Weight (kg)',
      '14/11/2026,7:10 AM,128,82,71,',
      '15/11/2026,19:05,130,,70,"70,5"',
      '16/11/2026,07:00,=1+1,80,,',
      '17/11/2026,,128,82,,',
      '18/11/2026,07:00,1280,82,,',
    );
    const [first, second] = ['2026-11-14T07:10:00+05:30', '2026-11-15T19:05:00+05:30'];
    expect(possible).toEqual([
      { row: 2, measuredAt: first, type: 'blood_pressure', unit: 'mm[Hg]', systolic: 128, diastolic: 82 },
      { row: 2, measuredAt: first, type: 'pulse', unit: '/min', value: 71 },
      { row: 3, measuredAt: second, type: 'pulse', unit: '/min', value: 70 },
      { row: 3, measuredAt: second, type: 'weight', unit: 'kg', value: 70.5 },
    ]);
    // The server lists the impossible one with the import.
    expect(readings.slice(possible.length)).toMatchObject([{ row: 6, systolic: 1280 }]);
    expect(faults).toMatchObject([
      { row: 6, type: 'blood_pressure', reason: 'impossible', isDangerous: true },
      { row: 3, reason: 'half-pressure' },
      { row: 4, reason: 'not-a-number', text: '=1+1/80' },
      { row: 5, type: null, reason: 'no-moment' },
    ]);
  });

  it('are not read where a decimal comma without quotes moves values into the next column', () => {
    const { readings, faults } = mapped('Date,Time,Temp (°C),SpO2', '14/11/2026,07:10,38,9,97');
    expect(readings).toEqual([]);
    expect(faults).toMatchObject([{ row: 2, type: null, reason: 'too-many-cells' }]);
  });

  it.each(['HI', 'Lo', '>600', '< 20'])(
    'tell danger for %s, which a meter shows beyond its scale',
    (cell) => {
      const { faults } = mapped('Date,Time,Glucose (mg/dL),Weight (kg)', `14/11/2026,07:10,${cell},${cell}`);
      expect(faults).toMatchObject([
        { type: 'glucose', reason: 'off-scale', isDangerous: true },
        { type: 'weight', reason: 'off-scale', isDangerous: false },
      ]);
    },
  );

  it('are summed up by type, with their range and their time', () => {
    const { guessed, read } = opened(
      'Date,Time,SYS,DIA,Pulse',
      '14/11/2026,07:10,128,82,71',
      '13/11/2026,07:10,152,76,',
      '15/11/2026,07:10,9999,80,',
    );
    const result = read(guessed, null);
    expect(result.possible).toHaveLength(3);
    expect(result).toMatchObject({
      isOrderAsked: false,
      mappingFault: null,
      period: { from: '2026-11-13T07:10:00+05:30', to: '2026-11-14T07:10:00+05:30' },
      types: [
        {
          ...{ type: 'blood_pressure', count: 2 },
          ...{ range: { lowest: 128, highest: 152 }, lower: { lowest: 76, highest: 82 } },
        },
        { type: 'pulse', count: 1, range: { lowest: 71, highest: 71 }, lower: null },
      ],
    });
  });
});

// A row with kg and lb of one weight has two readings; one of them can be impossible.
describe('two readings of one type in a row', () => {
  it('are possible or impossible each for itself', () => {
    const { possible, faults } = mapped('Date,Time,Weight (kg),Weight (lb)', '14/11/2026,07:10,70,9999');
    expect(possible).toMatchObject([{ type: 'weight', unit: 'kg', value: 70 }]);
    expect(faults).toMatchObject([{ type: 'weight', reason: 'impossible' }]);
  });
});

describe('the order of day and month', () => {
  const row = (date: string) => `${date},07:10,70`;
  const header = 'Date,Time,Weight (kg)';

  it.each([
    [['03/04/2026 07:10', '14/04/2026 07:10'], 'day-first'],
    [['03/04/2026 07:10', '03/14/2026 07:10'], 'month-first'],
    [['14/04/2026 07:10', '03/14/2026 07:10'], 'mixed'],
    [['03/04/2026 07:10'], 'unknown'],
    [['03/03/2026 07:10', '2026-04-03 07:10'], 'either'],
  ])('of %j is %s', (texts, order) => {
    expect(findDateOrder(texts)).toBe(order);
  });

  it('is asked for where no date tells it, and no reading is taken before', () => {
    const { guessed, read } = opened(header, row('03/04/2026'));
    expect(read(guessed, null)).toMatchObject({
      isOrderAsked: true,
      mappingFault: { code: 'no-date-order', column: 0 },
      readings: [],
    });
    expect(read(guessed, 'month-first').period?.from).toBe('2026-03-04T07:10:00+05:30');
  });

  it('is taken from the dates where they tell it, whatever was chosen', () => {
    const { guessed, read } = opened(header, row('03/04/2026'), row('03/14/2026'));
    expect(read(guessed, 'day-first').period?.from).toBe('2026-03-04T07:10:00+05:30');
    const mixed = opened(header, row('14/04/2026'), row('03/14/2026'));
    expect(mixed.read(mixed.guessed, null).mappingFault?.code).toBe('mixed-dates');
  });
});

describe('a moment in a table', () => {
  it.each([
    ['03/04/2026 07:10', 'day-first', '2026-04-03T07:10:00+05:30'],
    ['03/04/2026 07:10', 'month-first', '2026-03-04T07:10:00+05:30'],
    ['2026-04-03T01:40:05Z', 'day-first', '2026-04-03T07:10:05+05:30'],
    ['2026-04-03 07:10:05.250+0100', 'month-first', '2026-04-03T07:10:05+01:00'],
    ['3 Apr 2026, 12:05 am', 'month-first', '2026-04-03T00:05:00+05:30'],
    ['April 3, 2026 12:05 p.m.', 'day-first', '2026-04-03T12:05:00+05:30'],
    ['30/02/2026 07:10', 'day-first', null],
    ['14/11/2026 07:10', 'month-first', null],
    ['14/11/2026', 'day-first', null],
    ['14/11/2026 24:10', 'day-first', null],
    ['14/11/2026 13:10 pm', 'day-first', null],
    ['yesterday 07:10', 'day-first', null],
  ] as const)('that is written %s, %s, is read as %s', (text, order, expected) => {
    expect(readWhen(text, order, offsets)).toBe(expected);
  });

  it.each([
    ['25/10/2026 00:30', '2026-10-25T00:30:00+02:00'],
    ['25/10/2026 04:30', '2026-10-25T04:30:00+01:00'],
    ['2026-10-25T00:30:00Z', '2026-10-25T02:30:00+02:00'],
    ['2026-10-25T01:30:00Z', '2026-10-25T02:30:00+01:00'],
  ])('on the day when clocks go back, %s, is read as %s', (text, expected) => {
    expect(readWhen(text, 'day-first', offsetsOf('Europe/Berlin'))).toBe(expected);
  });
});

describe('two readings of one moment', () => {
  const at = new Date('2026-11-14T01:40:00Z');
  const glucose = (unit: 'mg/dL' | 'mmol/L', value: number) =>
    identityOf({ type: 'glucose', unit, value }, at);

  it('are the same if a device shows the one in the unit of the other', () => {
    for (let value = 40; value < 400; value += 1)
      expect(glucose('mmol/L', roundTo(fromCanonical(value, 'mmol/L'), 1))).toBe(glucose('mg/dL', value));
    expect(glucose('mg/dL', 100)).not.toBe(glucose('mg/dL', 110));
  });
});
