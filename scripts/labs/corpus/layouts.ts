import type { ColumnSpec, Layout } from './compose';
import type { PanelName } from './panels';

const wide: readonly ColumnSpec[] = [
  { kind: 'name', x: 40, width: 200, title: 'TEST' },
  { kind: 'value', x: 250, width: 70, title: 'RESULT' },
  { kind: 'unit', x: 340, width: 80, title: 'UNIT' },
  { kind: 'range', x: 430, width: 120, title: 'REF. RANGE' },
];
const titled = (titles: readonly string[], columns: readonly ColumnSpec[] = wide) =>
  columns.map((column, at) => ({ ...column, title: titles[at] ?? column.title }));
const placed = (
  ...columns: readonly (readonly [ColumnSpec['kind'], number, number, string, ColumnSpec['align']?])[]
) =>
  columns.map(([kind, x, width, title, align]) => ({ kind, x, width, title, ...(align ? { align } : {}) }));

const usual: Omit<Layout, 'id' | 'laboratory' | 'panels'> = {
  letterhead: ['14, Example Road, Bengaluru. Reg. EX-0000', 'Phone: 080-0000 0000'],
  font: 'Helvetica',
  size: 9,
  about: 'pairs',
  dateForm: 'named',
  columns: wide,
  hasHead: true,
  grid: 'none',
  flags: 'letter',
  unitAt: 'column',
  rangeForm: 'spaced',
  rangeAt: 'column',
  methodAt: 'none',
  decimals: 'point',
  counts: 'thousands',
  variant: 0,
};

const blood: readonly PanelName[] = ['COMPLETE BLOOD COUNT', 'DIFFERENTIAL COUNT'];
const chemistry: readonly PanelName[] = ['LIVER FUNCTION TEST', 'KIDNEY FUNCTION TEST'];
const sugar: readonly PanelName[] = ['DIABETES MONITORING', 'LIPID PROFILE'];
const special: readonly PanelName[] = [
  'THYROID PROFILE',
  'VITAMINS AND IRON',
  'INFLAMMATION AND COAGULATION',
];
const water: readonly PanelName[] = ['URINE ROUTINE EXAMINATION', 'SEROLOGY'];

const interpretation = [
  'Interpretation: HbA1c below 5.7 % is normal, 5.7 to 6.4 % prediabetes, 6.5 % or more diabetes (ADA).',
  'Cholesterol: desirable < 200, borderline 200-239, high >= 240 mg/dL.',
  'Note: fasting glucose of 126 mg/dL or above on two days needs a visit to your doctor.',
];

const make = (
  id: string,
  laboratory: string,
  panels: readonly PanelName[],
  own: Partial<Layout> = {},
): Layout => ({
  ...usual,
  id,
  laboratory,
  panels,
  ...own,
});

/** Each printed by a laboratory that does not exist. */
export const layouts: readonly Layout[] = [
  make('plain', 'SAMPLE PATH LAB', blood),
  make('plain-chemistry', 'SAMPLE PATH LAB', chemistry, { variant: 1, rangeForm: 'dash' }),
  make('boxed', 'Example Diagnostics', sugar, { grid: 'boxed', font: 'Anek', notes: interpretation }),
  make('boxed-special', 'Example Diagnostics', special, { grid: 'boxed', variant: 2, flags: 'star' }),
  make('ruled', 'Invented Clinical Laboratory', blood, {
    grid: 'ruled',
    flags: 'arrow',
    font: 'Anek',
    variant: 3,
    columns: titled(['Investigation', 'Observed Value', 'Units', 'Biological Ref. Interval']),
  }),
  make('zebra', 'Invented Clinical Laboratory', chemistry, {
    grid: 'zebra',
    flags: 'bold',
    variant: 2,
    columns: titled(['Test Name', 'Result', 'Unit', 'Bio. Ref. Interval']),
  }),
  make('value-last', 'Specimen House', chemistry, {
    columns: placed(
      ['name', 40, 200, 'Test Description'],
      ['range', 250, 100, 'Reference Range'],
      ['unit', 370, 60, 'Units'],
      ['value', 460, 80, 'Result'],
    ),
    variant: 3,
  }),
  make('unit-first', 'Specimen House', sugar, {
    columns: placed(
      ['name', 40, 200, 'Parameter'],
      ['unit', 250, 60, 'Unit'],
      ['value', 330, 60, 'Value', 'right'],
      ['range', 430, 100, 'Normal Range'],
    ),
    flags: 'none',
    notes: interpretation,
  }),
  make('unit-with-value', 'Fictive Labs', sugar, {
    columns: placed(
      ['name', 40, 200, 'TEST NAME'],
      ['value', 260, 120, 'RESULT'],
      ['range', 420, 120, 'REFERENCE INTERVAL'],
    ),
    unitAt: 'value',
    flags: 'none',
    variant: 1,
  }),
  make('unit-in-name', 'Fictive Labs', chemistry, {
    columns: placed(
      ['name', 40, 240, 'Investigations'],
      ['value', 300, 60, 'Results'],
      ['range', 420, 120, 'Normal Values'],
    ),
    unitAt: 'name',
    flags: 'star',
  }),
  make('unit-in-range', 'Fictive Labs', special, {
    columns: placed(
      ['name', 40, 220, 'Test'],
      ['value', 290, 60, 'Value'],
      ['range', 400, 150, 'Reference Range'],
    ),
    unitAt: 'range',
    flags: 'arrow',
    font: 'Anek',
  }),
  make('two-columns', 'Side By Side Lab', blood, {
    columns: placed(
      ['name', 40, 110, 'Test'],
      ['value', 155, 34, 'Result'],
      ['unit', 193, 46, 'Unit'],
      ['range', 240, 50, 'Range'],
    ),
    isTwice: true,
    size: 7,
    rangeForm: 'dash',
    variant: 2,
    flags: 'none',
    grid: 'ruled',
  }),
  make('range-below', 'Under Line Lab', chemistry, {
    columns: placed(
      ['name', 40, 220, 'Investigation'],
      ['value', 280, 80, 'Result'],
      ['unit', 400, 80, 'Unit'],
    ),
    rangeAt: 'below',
    rangeForm: 'labelled',
    variant: 1,
  }),
  make('method-below', 'Method And Sons', chemistry, {
    methodAt: 'below',
    grid: 'ruled',
    columns: titled(['Test', 'Result', 'Units', 'Biological Reference Interval']),
  }),
  make('method-column', 'Method And Sons', special, {
    columns: placed(
      ['name', 40, 170, 'Test Name'],
      ['method', 215, 90, 'Method'],
      ['value', 315, 50, 'Result'],
      ['unit', 380, 60, 'Unit'],
      ['range', 455, 95, 'Reference Range'],
    ),
    size: 8,
    methodAt: 'column',
  }),
  make('method-in-brackets', 'Method And Sons', special, { methodAt: 'brackets', size: 8, variant: 1 }),
  make('hindi', 'Namuna Pathology', sugar, {
    hindi: 'नमूना पैथोलॉजी',
    letterhead: ['स्टेशन रोड, उदाहरण नगर'].map(() => 'Station Road, Udaharan Nagar'),
    font: 'Anek',
    notes: interpretation,
  }),
  make('hindi-boxed', 'Arogya Example Kendra', blood, {
    hindi: 'आरोग्य उदाहरण केंद्र',
    grid: 'boxed',
    font: 'Anek',
    flags: 'arrow',
    variant: 1,
  }),
  make('hindi-urine', 'Arogya Example Kendra', water, {
    hindi: 'आरोग्य उदाहरण केंद्र',
    font: 'Anek',
    variant: 1,
    flags: 'none',
  }),
  make('urine', 'SAMPLE PATH LAB', water, {
    flags: 'none',
    columns: titled(['EXAMINATION', 'FINDING', 'UNIT', 'NORMAL']),
  }),
  make('urine-methods', 'Method And Sons', water, {
    columns: placed(
      ['name', 40, 180, 'Test'],
      ['value', 230, 120, 'Result'],
      ['range', 360, 80, 'Reference'],
      ['method', 460, 90, 'Method'],
    ),
    methodAt: 'column',
    variant: 2,
    flags: 'none',
  }),
  make('indian-counts', 'Ten Thousand Diagnostics', blood, { counts: 'cells', variant: 1 }),
  make('lakhs', 'Ten Thousand Diagnostics', blood, { counts: 'lakhs', flags: 'word', variant: 3 }),
  make('decimal-commas', 'Comma Clinic', chemistry, { decimals: 'comma', flags: 'star' }),
  make('no-head', 'Bare Bench Lab', sugar, { hasHead: false, flags: 'letter' }),
  make('no-head-brackets', 'Bare Bench Lab', chemistry, {
    hasHead: false,
    rangeForm: 'brackets',
    flags: 'none',
    variant: 2,
    font: 'Times-Roman',
    size: 10,
  }),
  make('typewriter', 'Old Machine Lab', blood, { font: 'Courier', size: 8, flags: 'star' }),
  make('flag-column', 'Signal Lab', sugar, {
    columns: placed(
      ['name', 40, 180, 'Test'],
      ['value', 240, 60, 'Result'],
      ['flag', 305, 30, 'Flag'],
      ['unit', 350, 70, 'Unit'],
      ['range', 440, 110, 'Reference Range'],
    ),
    flags: 'column',
  }),
  make('flag-before', 'Signal Lab', chemistry, { flags: 'before', variant: 2 }),
  make('flag-stuck', 'Signal Lab', special, { flags: 'stuck', variant: 3 }),
  make('many-pages', 'Long Roll Laboratories', [...blood, ...chemistry, ...sugar], {
    rowsPerPage: 16,
    grid: 'ruled',
    dateForm: 'slashes',
  }),
  make('earlier-values', 'Back Then Diagnostics', sugar, {
    columns: placed(
      ['name', 40, 180, 'Test'],
      ['value', 230, 60, 'Result'],
      ['unit', 300, 60, 'Unit'],
      ['range', 375, 90, 'Reference Range'],
      ['earlier', 480, 70, 'Previous'],
    ),
    flags: 'none',
  }),
  make('limits', 'Edge Laboratories', special, {
    fixed: { tsh: '<0.01', crp: '<0.5', ferritin: '>2000', 'vitamin-b12': '>2000' },
    flags: 'none',
    dateForm: 'iso',
  }),
  make('pending', 'Edge Laboratories', chemistry, { pending: ['creatinine', 'ast'], dateForm: 'dots' }),
  make('american-date', 'Edge Laboratories', sugar, { dateForm: 'american', about: 'list', rangeForm: 'to' }),
  make('serial-numbers', 'Count Lab', chemistry, {
    columns: placed(
      ['number', 40, 24, 'S.No'],
      ['name', 70, 190, 'Investigation'],
      ['value', 270, 60, 'Result'],
      ['unit', 350, 60, 'Unit'],
      ['range', 430, 120, 'Reference Range'],
    ),
    about: 'inline',
    grid: 'boxed',
  }),
];
