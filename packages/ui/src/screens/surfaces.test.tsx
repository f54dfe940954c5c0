import { describe, expect, it } from '@jest/globals';
import { examples } from '@nadi/contract/examples';
import { messagesFor } from '@nadi/domain/vital-signs/messages-for';
import type { Subject } from '@nadi/domain/vital-signs/vital-sign';
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { judged, subjects } from '../catalogue/test/clinical-states';
import { TrendReadout } from '../charts/TrendChart/TrendReadout';
import { TrendTable } from '../charts/TrendChart/TrendTable';
import type { Trend } from '../charts/TrendChart/trend';
import { isUrgent } from '../components/private/reading/advice-plan';
import { sayIf } from '../components/private/reading/condition-words';
import type { ClinicalStatus } from '../components/private/reading/reading';
import { statusWord, statusWords, writeReading } from '../components/private/reading/words';
import { type ReadingRow, ReadingTable } from '../components/ReadingTable/ReadingTable';
import { StatusBadge } from '../components/StatusBadge/StatusBadge';
import { sayStatus } from '../words/reading';
import { CriticalNow } from './dashboard/PatientDashboardScreen/CriticalNow';
import { sayHeadline } from './dashboard/PatientDashboardScreen/headline-words';
import { LatestReadings } from './dashboard/PatientDashboardScreen/LatestReadings';
import type { Summary, SummaryItem } from './dashboard/PatientDashboardScreen/types';
import { ReadingArticles } from './knowledge/ReadingArticles/ReadingArticles';
import { PrintedReadings } from './vital-signs/VitalSignsScreen/PrintedReadings';
import { SummaryCards } from './vital-signs/VitalSignsScreen/SummaryCards';

const clock = { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' };
const ignore = () => undefined;

const people: Subject[] = Object.values(subjects);
const values = fc.oneof(
  fc
    .tuple(fc.integer({ min: 60, max: 230 }), fc.integer({ min: 30, max: 140 }))
    .filter(([systolic, diastolic]) => diastolic < systolic)
    .map(([systolic, diastolic]) => ({ type: 'blood_pressure' as const, numbers: { systolic, diastolic } })),
  fc
    .tuple(
      fc.integer({ min: 20, max: 650 }),
      fc.constantFrom('fasting' as const, 'unknown' as const, 'random' as const),
    )
    .map(([value, timing]) => ({ type: 'glucose' as const, numbers: { value, timing } })),
  fc.integer({ min: 22, max: 210 }).map((value) => ({ type: 'pulse' as const, numbers: { value } })),
  fc
    .integer({ min: 60, max: 100 })
    .map((value) => ({ type: 'oxygen_saturation' as const, numbers: { value } })),
  fc
    .integer({ min: 330, max: 415 })
    .map((tenths) => ({ type: 'temperature' as const, numbers: { value: tenths / 10 } })),
  fc.integer({ min: 6, max: 66 }).map((value) => ({ type: 'respiratory_rate' as const, numbers: { value } })),
);
const reading = fc
  .tuple(fc.constantFrom(...people), values)
  .map(([subject, { type, numbers }]) => judged(type, subject, numbers));

/** Returns the words without which a surface says less than the most severe status that is possible. */
function wordsFor({ interpretation: { status, advice, worst } }: ReadingRow): string[] {
  const isWorse = worst.status !== status || (isUrgent(worst.advice) && !isUrgent(advice));
  return [statusWord(status), ...(worst.condition !== null && isWorse ? [sayIf(worst.condition)] : [])];
}

const [example] = examples.readVitalSignSummary.answers['200'].asha.data.items;
const itemOf = (latest: ReadingRow): SummaryItem => {
  if (!example) throw new Error('The example has items.');
  return { ...example, type: latest.type, latest };
};
const trendOf = (row: ReadingRow): Trend => ({
  metric: row.type,
  from: '2026-10-20T09:00:00+05:30',
  to: clock.now,
  count: 1,
  series: (row.type === 'blood_pressure' ? (['systolic', 'diastolic'] as const) : (['value'] as const)).map(
    (code) => ({ code, unit: row.unit, average: null, minimum: null, maximum: null, band: null }),
  ),
  points: [
    {
      at: row.measuredAt,
      count: 1,
      systolic: row.systolic,
      diastolic: row.diastolic,
      value: row.value,
      status: row.interpretation.status,
      worst: row.interpretation.worst.status,
      notAssessed: 0,
    },
  ],
});

type Surface = (row: ReadingRow) => ReactElement;
const actions = { onExplain: ignore, onEdit: ignore, onDelete: ignore };
const surfaces: [string, Surface][] = [
  ['latest readings of the dashboard', (row) => <LatestReadings readings={[row]} clock={clock} />],
  ['cards of the readings page', (row) => <SummaryCards items={[itemOf(row)]} clock={clock} />],
  ['list of readings', (row) => <ReadingTable label="Readings" rows={[row]} clock={clock} {...actions} />],
  ['printed page', (row) => <PrintedReadings rows={[row]} clock={clock} />],
  [
    'readings of the hub',
    (row) => (
      <ReadingArticles
        readings={[{ reading: row, articles: [{ title: 'Article', href: '/a', minutes: 3 }] }]}
        clock={clock}
        isHidden={false}
        adviceHref="/dashboard"
        onHide={ignore}
      />
    ),
  ],
  ['search', (row) => <p>{sayStatus(row.interpretation)}</p>],
];

function textOf(element: ReactElement): string {
  const { container } = render(element);
  const text = container.textContent ?? '';
  cleanup();
  return text;
}

/** Throws if a surface says less of any reading than the most severe status that is possible. */
const check = (surface: Surface, runs = 60) =>
  fc.assert(
    fc.property(reading, (row) => {
      const text = textOf(surface(row));
      for (const words of wordsFor(row)) expect(text).toContain(words);
    }),
    { numRuns: runs },
  );

describe('a surface says no less than the most severe status that is possible', () => {
  it.each(surfaces)('%s', (_name, surface) => check(surface));

  it('fails for a surface that drops the condition', () => {
    const dropping: Surface = (row) => <StatusBadge status={row.interpretation.status} />;
    expect(() => check(dropping, 300)).toThrow(/Property failed/);
  });

  it.each<[string, (trend: Trend) => ReactElement]>([
    ['table of a trend', (trend) => <TrendTable trend={trend} clock={clock} caption="Trend" />],
    ['read-out of a trend', (trend) => <TrendReadout trend={trend} clock={clock} active={0} />],
  ])('%s, which knows the worst status without its condition', (_name, surface) => {
    fc.assert(
      fc.property(reading, (row) => {
        const { status, worst } = row.interpretation;
        expect(textOf(surface(trendOf(row)))).toContain(statusWords(status, worst.status));
        const severe: ClinicalStatus[] = ['critical', 'high', 'low'];
        if (worst.status !== status && severe.includes(worst.status))
          expect(statusWords(status, worst.status)).not.toBe(statusWord(status));
      }),
      { numRuns: 60 },
    );
  });
});

describe('the dashboard', () => {
  const hours = fc.integer({ min: 0, max: 23 * 60 });
  const several = fc
    .tuple(fc.constantFrom(...people), fc.array(fc.tuple(values, hours), { minLength: 1, maxLength: 6 }))
    .map(([subject, all]) =>
      all.map(([{ type, numbers }, minutes]) => {
        const measuredAt = new Date(Date.parse(clock.now) - minutes * 60_000).toISOString();
        return judged(type, subject, { ...numbers, measuredAt });
      }),
    );
  const summaryOf = (rows: readonly ReadingRow[]): Summary => {
    const newest = [...rows].sort((a, b) => Date.parse(b.measuredAt) - Date.parse(a.measuredAt));
    const types = [...new Set(newest.map(({ type }) => type))];
    return {
      period: '30d',
      told: messagesFor(rows, new Date(clock.now)),
      items: types.flatMap((type) => newest.find((one) => one.type === type) ?? []).map(itemOf),
    };
  };

  it('names each urgent type of the day in its first sentence', () => {
    fc.assert(
      fc.property(several, (rows) => {
        const summary = summaryOf(rows);
        const said = sayHeadline('Asha', summary, clock);
        for (const { type } of rows.filter(({ interpretation }) => isUrgent(interpretation.worst.advice))) {
          const told = summary.told.messages.find((message) => message.reading.type === type);
          expect(told && said.includes(writeReading(told.reading))).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('gives an advice for each type of the day that calls for help in any case', () => {
    fc.assert(
      fc.property(several, (rows) => {
        const { told } = summaryOf(rows);
        const calling = rows.filter(({ interpretation }) => interpretation.advice === 'emergency');
        const text = textOf(<CriticalNow told={told} />);
        if (calling.length > 0) expect(text).toMatch(/call 112|Call 112/);
        for (const { others } of told.messages)
          for (const other of others) expect(text).toContain(writeReading(other));
      }),
      { numRuns: 60 },
    );
  });
});
