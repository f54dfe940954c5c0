import { type PanelName, panels } from './panels';
import { rangeOfTest, type Test } from './tests';

export type ColumnSpec = {
  kind: 'number' | 'name' | 'value' | 'unit' | 'range' | 'flag' | 'method' | 'earlier';
  /** From the left, in points, on a page of 595. */
  x: number;
  width: number;
  align?: 'left' | 'right' | 'center';
  title: string;
};

/** How a laboratory prints its reports; each of these differs in more than its letterhead. */
export type Layout = {
  id: string;
  /** Never looked at while the reader was made: only measured. */
  isHeldOut?: true;
  laboratory: string;
  letterhead: readonly string[];
  hindi?: string;
  font: 'Anek' | 'Helvetica' | 'Times-Roman' | 'Courier';
  size: number;
  about: 'pairs' | 'list' | 'inline';
  dateForm: 'named' | 'slashes' | 'iso' | 'dots' | 'american' | 'none';
  columns: readonly ColumnSpec[];
  hasHead: boolean;
  grid: 'none' | 'boxed' | 'ruled' | 'zebra';
  flags: 'letter' | 'star' | 'arrow' | 'word' | 'bold' | 'column' | 'before' | 'stuck' | 'none';
  unitAt: 'column' | 'value' | 'name' | 'range';
  rangeForm: 'dash' | 'spaced' | 'to' | 'brackets' | 'labelled';
  rangeAt: 'column' | 'below';
  methodAt: 'none' | 'column' | 'below' | 'brackets';
  decimals: 'point' | 'comma';
  counts: 'thousands' | 'cells' | 'lakhs';
  variant: number;
  panels: readonly PanelName[];
  rowsPerPage?: number;
  isTwice?: true;
  hasLeaders?: true;
  lineHeight?: number;
  notes?: readonly string[];
  /** Values as they are to be printed, instead of made-up ones. */
  fixed?: Readonly<Record<string, string>>;
  /** Rows that can be no result: cancelled, or not measured. */
  pending?: readonly string[];
};

export type Expected = {
  analyte: string;
  /** As a figure with its comparator, or words. */
  value: string;
  unit: string | null;
  low: number | null;
  high: number | null;
  flag: 'high' | 'low' | null;
};

export type PrintedRow = {
  name: string;
  value: string;
  unit: string;
  range: string;
  method: string;
  flag: 'high' | 'low' | null;
  earlier: string;
  expected: Expected | null;
};

export type Report = {
  layout: Layout;
  patient: string;
  about: readonly (readonly [label: string, value: string])[];
  collected: string | null;
  sections: readonly { title: string; rows: readonly PrintedRow[] }[];
};

/** The same numbers on every machine. */
export function randomFrom(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    state = Math.imul(state ^ (state >>> 13), 3266489917);
    state ^= state >>> 16;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Names nobody: the families are those of the other examples, the given names common. */
const people = [
  'RAVI EXAMPLE',
  'Mrs. Meera Sample',
  'Mr. Arjun Example',
  'LAKSHMI SAMPLE',
  'Ms. Zoya Example',
  'Baby Tara Sample',
];

/** Cells are counted in thousands, in single cells or in lakhs. */
function counted(test: Test, counts: Layout['counts']): { test: Test; scale: number } {
  if (test.unit?.ucum !== '10*3/uL' || counts === 'thousands') return { test, scale: 1 };
  const isLakhs = counts === 'lakhs' && test.analyte === 'platelets';
  const scale = isLakhs ? 0.01 : 1000;
  const scaled = (value: number | null) => (value === null ? null : value * scale);
  const unit = isLakhs
    ? { printed: ['lakhs/cumm'], ucum: '10*5/uL' }
    : { printed: ['/cumm', 'cells/cumm'], ucum: '/uL' };
  return {
    scale,
    test: { ...test, unit, low: scaled(test.low), high: scaled(test.high), decimals: isLakhs ? 2 : 0 },
  };
}

const grouped = (value: string) => value.replace(/\B(?=(\d{2})*\d{3}$)/g, ',');

export function compose(layout: Layout): Report {
  const random = randomFrom(layout.id);
  const patient = people[Math.floor(random() * people.length)] ?? '';
  const day = new Date(Date.UTC(2026, Math.floor(random() * 10), 13 + Math.floor(random() * 15)));
  const sections = layout.panels.map((title) => ({ title, rows: rowsOf(panels[title], layout, random) }));
  const collected = layout.dateForm === 'none' ? null : day.toISOString().slice(0, 10);
  const date =
    layout.dateForm === 'none'
      ? []
      : ([
          ['Collected', `${written(day, layout.dateForm)} 07:40`],
          ['Reported', `${written(day, layout.dateForm)} 15:10`],
        ] as const);
  const about = [
    ['Patient Name', patient],
    ['Age / Sex', `${20 + Math.floor(random() * 60)} Y / ${patient.includes('M') ? 'M' : 'F'}`],
    ['Ref. By', 'Dr. S. Sample'],
    ['Lab No', `EX${Math.floor(random() * 90_000 + 10_000)}`],
    ...date,
  ] as const;
  return { layout, patient, about, collected, sections };
}

function rowsOf(tests: readonly Test[], layout: Layout, random: () => number): PrintedRow[] {
  const values = new Map<string, number>();
  for (const test of tests) values.set(test.analyte, test.from + random() * (test.to - test.from));
  // Rounded first, so that what is reckoned from it adds up as it does on a laboratory's page.
  const shown = (test: Test) => Number((values.get(test.analyte) ?? 0).toFixed(test.decimals));
  for (const test of tests) if (!test.of) values.set(test.analyte, shown(test));
  for (let round = 0; round < 2; round += 1) {
    for (const test of tests)
      if (test.of)
        values.set(
          test.analyte,
          test.of((id) => values.get(id) ?? 0),
        );
  }
  return tests.map((test) => rowOf(test, layout, shown(test), random));
}

function rowOf(plain: Test, layout: Layout, made: number, random: () => number): PrintedRow {
  const { test, scale } = counted(plain, layout.counts);
  const pick = <T>(list: readonly T[]): T | undefined => list[layout.variant % list.length];
  const unit = test.unit ? (pick(test.unit.printed) ?? '') : '';
  const inWords = test.words
    ? (test.words[random() < 0.7 ? 0 : Math.floor(random() * test.words.length)] ?? '')
    : null;
  const isPending = layout.pending?.includes(test.analyte) ?? false;
  const exact = (made * scale).toFixed(test.decimals);
  const value = isPending ? 'Awaited' : (layout.fixed?.[test.analyte] ?? inWords ?? exact);
  const number = Number(value.replace(/[<>=]/g, ''));
  const flag =
    test.words || Number.isNaN(number) || value.startsWith('<=') ? null : placeOf(test, value, number);
  const write = (text: string) => {
    const withGroups = test.unit?.ucum === '/uL' ? grouped(text) : text;
    return layout.decimals === 'comma' ? withGroups.replace('.', ',') : withGroups;
  };
  const name = pick(test.names) ?? '';
  return {
    name: layout.methodAt === 'brackets' ? `${name} (${test.method})` : name,
    value: test.words || isPending ? value : write(value),
    unit,
    range: rangeText(test, layout, write),
    method: test.method,
    flag,
    earlier: test.words ? '' : write((number * (0.9 + random() * 0.2)).toFixed(test.decimals)),
    expected: isPending
      ? null
      : {
          analyte: test.analyte,
          value,
          unit: test.words ? null : (test.unit?.ucum ?? '1'),
          low: rangeOfTest(test)?.low ?? null,
          high: rangeOfTest(test)?.high ?? null,
          flag,
        },
  };
}

function placeOf({ low, high }: Test, value: string, number: number): 'high' | 'low' | null {
  if (value.startsWith('<')) return low !== null && number <= low ? 'low' : null;
  if (value.startsWith('>')) return high !== null && number >= high ? 'high' : null;
  const isOne = low === null || high === null;
  if (low !== null && (number < low || (isOne && number === low))) return 'low';
  return high !== null && (number > high || (isOne && number === high)) ? 'high' : null;
}

function rangeText(test: Test, { rangeForm }: Layout, write: (text: string) => string): string {
  if (test.rangeText !== undefined) return test.rangeText;
  const of = (bound: number) => write(bound.toFixed(test.decimals));
  const { low, high } = test;
  if (low === null) return high === null ? '' : rangeForm === 'to' ? `Up to ${of(high)}` : `< ${of(high)}`;
  if (high === null) return `> ${of(low)}`;
  const forms = {
    dash: `${of(low)}-${of(high)}`,
    spaced: `${of(low)} - ${of(high)}`,
    to: `${of(low)} to ${of(high)}`,
    brackets: `(${of(low)} - ${of(high)})`,
    labelled: `Ref. range: ${of(low)} - ${of(high)}`,
  };
  return forms[rangeForm];
}

function written(day: Date, form: Layout['dateForm']): string {
  const [year = '', month = '', date = ''] = day.toISOString().slice(0, 10).split('-');
  const name = day.toLocaleDateString('en-GB', { month: 'short', timeZone: 'UTC' }).slice(0, 3);
  return {
    named: `${date}-${name}-${year}`,
    slashes: `${date}/${month}/${year}`,
    iso: `${year}-${month}-${date}`,
    dots: `${date}.${month}.${year.slice(2)}`,
    american: `${name} ${date}, ${year}`,
    none: '',
  }[form];
}
