import { describe, expect, it } from '@jest/globals';
import { examples } from '@nadi/contract/examples';
import { messagesFor } from '@nadi/domain/vital-signs/messages-for';
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { BarTable } from '../charts/BarChart/BarChart';
import { BarRows } from '../charts/BarChart/BarRows';
import { sayGroup } from '../charts/BarChart/words';
import { Sparkline } from '../charts/Sparkline/Sparkline';
import { TrendChart } from '../charts/TrendChart/TrendChart';
import { TrendReadout } from '../charts/TrendChart/TrendReadout';
import { TrendTable } from '../charts/TrendChart/TrendTable';
import type { Trend } from '../charts/TrendChart/trend';
import { isUrgent } from '../components/private/reading/advice-plan';
import { sayIf } from '../components/private/reading/condition-words';
import { sayCondition } from '../components/private/reading/conditional';
import type { ClinicalStatus } from '../components/private/reading/reading';
import { statusWord, statusWords, writeReading } from '../components/private/reading/words';
import { type ReadingRow, ReadingTable } from '../components/ReadingTable/ReadingTable';
import { StatusBadge } from '../components/StatusBadge/StatusBadge';
import { type Told, ToldNotice } from '../components/ToldNotice/ToldNotice';
import { CriticalNow } from './dashboard/PatientDashboardScreen/CriticalNow';
import { sayHeadline } from './dashboard/PatientDashboardScreen/headline-words';
import { LatestReadings } from './dashboard/PatientDashboardScreen/LatestReadings';
import type { Summary, SummaryItem } from './dashboard/PatientDashboardScreen/types';
import { ReadingArticles } from './knowledge/ReadingArticles/ReadingArticles';
import { mild, now, reading, several } from './test/any-readings';
import { PrintedReadings } from './vital-signs/VitalSignsScreen/PrintedReadings';
import { ReadingMeaning } from './vital-signs/VitalSignsScreen/ReadingMeaning';
import { SummaryCards } from './vital-signs/VitalSignsScreen/SummaryCards';

const clock = { now, timeZone: 'Asia/Kolkata' };
const ignore = () => undefined;

/** Returns the words without which a surface says less than the most severe status that is possible. */
function wordsFor({ interpretation: { status, advice, worst } }: ReadingRow): string[] {
  const isWorse = worst.status !== status || (isUrgent(worst.advice) && !isUrgent(advice));
  const said = sayCondition({ status, advice, worst });
  return [
    statusWord(status),
    ...(worst.condition !== null && isWorse ? [sayIf(worst.condition)] : []),
    // Ranges name the condition too: the sentence itself must stand there.
    ...(said ? [said] : []),
  ];
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
        notice={null}
        clock={clock}
        isHidden={false}
        onHide={ignore}
      />
    ),
  ],
  ['explanation of a reading', (row) => <ReadingMeaning reading={row} isUnsent={false} clock={clock} />],
];

function textOf(element: ReactElement): string {
  const { container } = render(element);
  const text = container.textContent ?? '';
  cleanup();
  return text;
}

/** The text of a surface with the words that only a screen reader says. */
function saidOf(element: ReactElement): string {
  const { container } = render(element);
  const spoken = [...container.querySelectorAll('[aria-label], [aria-valuetext]')].flatMap((one) => [
    one.getAttribute('aria-label') ?? '',
    one.getAttribute('aria-valuetext') ?? '',
  ]);
  const text = [container.textContent, ...spoken].join(' ');
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

  const unit = { label: 'mmHg', spoken: 'mmHg' };
  const barOf = ({ systolic, value, interpretation: { status, worst } }: ReadingRow) => ({
    label: 'Friday',
    values: [systolic ?? value],
    status,
    worst: worst.status,
  });
  const charts: [string, Surface][] = [
    ['table of a trend', (row) => <TrendTable trend={trendOf(row)} clock={clock} caption="Trend" />],
    ['read-out of a trend', (row) => <TrendReadout trend={trendOf(row)} clock={clock} active={0} />],
    ['spoken trend', (row) => <TrendChart trend={trendOf(row)} clock={clock} />],
    ['spoken bar', (row) => <p>{sayGroup(barOf(row), ['Upper number'], unit, 'grouped')}</p>],
    [
      'bars that lie',
      (row) => (
        <BarRows
          groups={[barOf(row)]}
          unit={unit}
          seriesCount={1}
          arrangement="grouped"
          reference={undefined}
          size={{ width: 300, rem: 16 }}
          active={null}
          onPoint={ignore}
        />
      ),
    ],
    [
      'table of bars',
      (row) => (
        <BarTable label="Week" summary="" unit={unit} groups={[barOf(row)]} series={['Upper number']} />
      ),
    ],
    [
      'line as small as a word',
      (row) => {
        const { values, ...bar } = barOf(row);
        return (
          <Sparkline
            label="Pressure"
            unit={unit}
            points={[{ ...bar, value: values[0] ?? null, when: 'Today' }]}
          />
        );
      },
    ],
  ];
  it.each(charts)('%s, which knows the worst status without its condition', (_name, surface) => {
    fc.assert(
      fc.property(reading, (row) => {
        const { status, worst } = row.interpretation;
        expect(saidOf(surface(row))).toContain(statusWords(status, worst.status));
        const severe: ClinicalStatus[] = ['critical', 'high', 'low'];
        if (worst.status !== status && severe.includes(worst.status))
          expect(statusWords(status, worst.status)).not.toBe(statusWord(status));
      }),
      { numRuns: 150 },
    );
  });
});

const toldOf = (rows: readonly ReadingRow[]) => messagesFor(rows, new Date(clock.now));

describe('a place that shows several readings tells what they ask for', () => {
  const places: [string, (told: Told) => ReactElement][] = [
    ['notice above the list of readings', (told) => <ToldNotice told={told} adviceHref="/dashboard" />],
    [
      'hub',
      (told) => (
        <ReadingArticles
          readings={[]}
          notice={<ToldNotice told={told} adviceHref="/dashboard" />}
          clock={clock}
          isHidden={false}
          onHide={ignore}
        />
      ),
    ],
  ];

  it.each(places)(
    '%s: each urgent type of the day by its reading, several signs together, and where the advice is',
    (_name, place) => {
      fc.assert(
        fc.property(fc.oneof(several, mild), (rows) => {
          const told = toldOf(rows);
          const text = textOf(place(told));
          for (const { type } of rows.filter(({ interpretation }) => isUrgent(interpretation.worst.advice))) {
            const message = told.messages.find((one) => one.reading.type === type);
            expect(message && text.includes(writeReading(message.reading))).toBe(true);
            for (const other of message?.others ?? []) expect(text).toContain(writeReading(other));
            const { condition } = message?.reading.interpretation.worst ?? {};
            if (condition && message && !isUrgent(message.reading.interpretation.advice))
              expect(text).toContain(sayIf(condition));
          }
          if (told.together) expect(text).toContain('Several of your readings of the last hours');
          if (text !== '') expect(text).toContain('What to do now');
          const isCall = rows.some(({ interpretation }) => interpretation.advice === 'emergency');
          if (isCall) expect(text).not.toBe('');
        }),
        { numRuns: 150 },
      );
    },
  );

  it('a reading that was just saved is explained with the signs that make it urgent', () => {
    fc.assert(
      fc.property(mild, (rows) => {
        const { together } = toldOf(rows);
        const [saved] = together?.readings ?? [];
        if (!together || !saved) throw new Error('They are urgent together.');
        const text = textOf(
          <ReadingMeaning reading={saved} isUnsent={false} clock={clock} together={together} />,
        );
        for (const one of together.readings) expect(text).toContain(writeReading(one));
        if (together.advice === 'emergency') expect(text).toMatch(/call 112/i);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the dashboard', () => {
  const summaryOf = (rows: readonly ReadingRow[]): Summary => {
    const newest = [...rows].sort((a, b) => Date.parse(b.measuredAt) - Date.parse(a.measuredAt));
    const types = [...new Set(newest.map(({ type }) => type))];
    return {
      period: '30d',
      told: toldOf(rows),
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
