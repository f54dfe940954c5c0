import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatMoment } from '../kernel/moment';
import { isRecent } from './attention';
import { interpret } from './interpretation';
import { messagesFor, type ReadingMessage, type ToldReading } from './messages-for';
import { isUrgentAdvice } from './range';
import { compareSeverity } from './severity';
import { dashboardCases, measuredAt, readingOf, subjectOf } from './test/clinical-case';
import { numberOf } from './vital-sign';

const now = new Date(measuredAt);
const hour = 3_600_000;
const before = (hours: number) => formatMoment({ at: new Date(now.getTime() - hours * hour), offset: 330 });

type Row = ReturnType<typeof dashboardCases>[number];

/** "3h glucose 640 mg/dL; 0h glucose 45 mg/dL" */
function readingsOf(row: Row): ToldReading[] {
  const subject = subjectOf(row);
  return row.readings.split('; ').map((one) => {
    const [, hours, type = '', value = '', unit = ''] = /^([\d.]+)h (\S+) (\S+) (\S+)$/.exec(one) ?? [];
    if (!hours) throw new RangeError(`"${one}" is no reading such as "3h glucose 640 mg/dL".`);
    const reading = readingOf({ type, value, unit, timing: type === 'glucose' ? 'random' : '', site: '' });
    const at = before(Number(hours));
    return { ...reading, measuredAt: at, interpretation: interpret(reading, subject, at) };
  });
}

const numbersOf = (reading: ToldReading): string =>
  (['systolic', 'diastolic', 'value'] as const).flatMap((code) => numberOf(reading, code) ?? []).join('/');

const say = ({ because, reading, others, newer }: ReadingMessage<ToldReading>): string =>
  [
    because,
    reading.type,
    numbersOf(reading),
    ...(others.length > 0 ? ['also', ...others.map(numbersOf)] : []),
    ...(newer ? ['newer', numbersOf(newer)] : []),
    ...(because === 'raised-in-pregnancy' && reading.interpretation.worst.condition
      ? ['if', reading.interpretation.worst.condition]
      : []),
  ].join(' ');

/** Written from the clauses, not from the code; `cases/README.md` says how. */
describe('the cases of dashboards.csv', () => {
  it.each(dashboardCases().map((row) => [row.case, row.readings, row] as const))(
    '%s: %s',
    (_id, _what, row) => {
      const { messages, together } = messagesFor(readingsOf(row), now);
      const sum = together && `${together.list} ${together.total} ${together.advice}`;
      expect({
        told: messages.map(say).join('; '),
        together: [sum, together?.condition && `if ${together.condition}`].filter(Boolean).join(' '),
      }).toEqual({ told: row.told, together: row.together });
    },
  );
});

const subjects = [
  { dateOfBirth: '1975-03-01', gender: 'MALE' as const, facts: [] },
  { dateOfBirth: '1996-05-02', gender: 'FEMALE' as const, facts: [] },
  {
    dateOfBirth: '1996-05-02',
    gender: 'FEMALE' as const,
    facts: [{ type: 'pregnant' as const, from: '2026-08-01', to: null, metres: null }],
  },
  { dateOfBirth: '2023-05-02', gender: 'MALE' as const, facts: [] },
  { dateOfBirth: null, gender: null, facts: [] },
];
const numbers = fc.oneof(
  fc
    .tuple(fc.integer({ min: 50, max: 240 }), fc.integer({ min: 20, max: 140 }))
    .filter(([systolic, diastolic]) => diastolic < systolic)
    .map(([systolic, diastolic]) => ({
      type: 'blood_pressure',
      value: `${systolic}/${diastolic}`,
      unit: 'mm[Hg]',
    })),
  fc.integer({ min: 20, max: 700 }).map((value) => ({ type: 'glucose', value: `${value}`, unit: 'mg/dL' })),
  fc.integer({ min: 20, max: 220 }).map((value) => ({ type: 'pulse', value: `${value}`, unit: '/min' })),
  fc
    .integer({ min: 50, max: 100 })
    .map((value) => ({ type: 'oxygen_saturation', value: `${value}`, unit: '%' })),
  fc
    .integer({ min: 300, max: 420 })
    .map((tenths) => ({ type: 'temperature', value: `${tenths / 10}`, unit: 'Cel' })),
  fc
    .integer({ min: 4, max: 60 })
    .map((value) => ({ type: 'respiratory_rate', value: `${value}`, unit: '/min' })),
);
const readings = fc
  .tuple(
    fc.constantFrom(...subjects),
    fc.array(fc.tuple(numbers, fc.integer({ min: 0, max: 60 * 60 })), { minLength: 1, maxLength: 10 }),
  )
  .map(([subject, all]) =>
    all.map(([one, minutes]) => {
      const reading = readingOf({ ...one, timing: '', site: '' });
      const at = before(minutes / 60);
      return { ...reading, measuredAt: at, interpretation: interpret(reading, subject, at) };
    }),
  );

describe('what is told', () => {
  it('is never less than the most severe recent reading of a type says, under a condition or in any case', () => {
    fc.assert(
      fc.property(readings, (all) => {
        const { messages } = messagesFor(all, now);
        for (const one of all.filter((reading) => isRecent(reading.measuredAt, now))) {
          const { worst, advice } = one.interpretation;
          if (worst.advice === null) continue;
          const message = messages.find(({ reading }) => reading.type === one.type);
          const told = message ? [message.reading, ...message.others] : [];
          // A mild advice gives way to an urgent one of its type.
          const isMild = !isUrgentAdvice(worst.advice);
          expect(
            told.some(
              ({ interpretation }) =>
                compareSeverity(interpretation.worst, worst) >= 0 &&
                (isMild || interpretation.worst.side === worst.side),
            ) ||
              (isMild && told.some(({ interpretation }) => isUrgentAdvice(interpretation.worst.advice))),
          ).toBe(true);
          if (isUrgentAdvice(advice))
            expect(told.some(({ interpretation }) => isUrgentAdvice(interpretation.advice))).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('depends on what recent readings ask for and on the latest of each type alone', () => {
    fc.assert(
      fc.property(readings, (all) => {
        const latest = all.filter((one) =>
          all.every((other) => other.type !== one.type || other.measuredAt <= one.measuredAt),
        );
        const asking = all.filter(
          ({ measuredAt: at, interpretation }) => interpretation.worst.advice !== null && isRecent(at, now),
        );
        const of = (some: readonly ToldReading[]) => messagesFor(some, now).messages.map(say);
        const kept = all.filter((one) => latest.includes(one) || asking.includes(one));
        expect(of(kept)).toEqual(of(all));
      }),
      { numRuns: 300 },
    );
  });

  it('gives no advice of an older reading before that of a newer urgent one of the same type', () => {
    fc.assert(
      fc.property(readings, (all) => {
        for (const { reading, others } of messagesFor(all, now).messages)
          for (const other of others)
            expect(Date.parse(other.measuredAt)).toBeLessThanOrEqual(Date.parse(reading.measuredAt));
      }),
      { numRuns: 300 },
    );
  });
});
