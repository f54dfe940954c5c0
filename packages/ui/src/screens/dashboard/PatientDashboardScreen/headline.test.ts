import { describe, expect, it } from '@jest/globals';
import { cast, examples } from '@nadi/contract/examples';
import { messagesFor } from '@nadi/domain/vital-signs/messages-for';
import { assessed, pressure, subjects } from '../../../catalogue/test/clinical-states';
import type { ClinicalStatus } from '../../../components/private/reading/reading';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';
import { sayEvidence, sayHeadline, sayNextStep } from './headline-words';
import type { InRangeRun, Summary, SummaryItem, TrendState } from './types';

const clock = { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' };
/** All that the clinical rules tell at the time of the clock. */
const tell = (given: Omit<Summary, 'told'>, recent: readonly ReadingRow[] = []): Summary => ({
  ...given,
  told: messagesFor([...recent, ...given.items.map(({ latest }) => latest)], new Date(clock.now)),
});
const { period, items: ashaItems } = examples.readVitalSignSummary.answers['200'].asha.data;
const asha: Summary = { period, items: ashaItems, told: { messages: [], together: null } };
const { data: trend } = examples.readVitalSignTrend.answers['200'].asha;
const ready: TrendState = { phase: 'ready', trend };

const [bloodPressure] = asha.items;
if (!bloodPressure) throw new Error('Asha has measured her blood pressure.');

const summary = (
  change: Partial<SummaryItem>,
  status: ClinicalStatus = 'in-range',
  measuredAt = clock.now,
): Summary =>
  tell({
    period: '30d',
    items: [
      {
        ...bloodPressure,
        latest: {
          ...bloodPressure.latest,
          measuredAt,
          interpretation: {
            ...bloodPressure.latest.interpretation,
            status,
            worst: { status, side: null, condition: null, advice: null },
          },
        },
        ...change,
      },
    ],
  });
const run = (days: number, span = days): { inRangeRun: InRangeRun } => ({
  inRangeRun: { days, span, from: '2026-11-03', to: '2026-11-20' },
});
const say = (given: Summary) => sayHeadline('Asha', given, clock).replace('Good morning, Asha. ', '');

describe('the headline', () => {
  it.each([
    [summary(run(6)), 'Your blood pressure has been in range for six days.'],
    [summary(run(17)), 'Your blood pressure has been in range for 17 days.'],
    [summary(run(6, 18)), 'Your blood pressure was in range on all six days with readings since 3 Nov.'],
    [
      summary(run(6), 'in-range', '2026-11-17T21:00:00+05:30'),
      'Your blood pressure was in range on all six days with readings since 3 Nov.',
    ],
    [
      summary({ ...run(1), outOfRange: 3, count: 12 }),
      'In the last 30 days, three of your twelve blood pressure readings were out of range.',
    ],
    [
      summary({ ...run(1), outOfRange: 1, count: 9 }),
      'One of your nine blood pressure readings in the last 30 days was out of range.',
    ],
    [summary({ ...run(1), outOfRange: 0 }), 'Your last blood pressure was in range.'],
    [summary({}, 'high'), 'Your last blood pressure was above range.'],
    [summary({}, 'low'), 'Your last blood pressure was below range.'],
    [summary({}, 'critical'), 'Your last blood pressure was critical.'],
    [summary({}, 'not-assessed'), 'Your blood pressure is not assessed yet.'],
    [
      summary(run(6), 'in-range', '2026-11-11T21:00:00+05:30'),
      'You have not measured your blood pressure for nine days.',
    ],
    [summary({}, 'critical', '2026-09-01T21:00:00+05:30'), 'Your last blood pressure was critical.'],
    [tell({ period: '30d', items: [] }), 'You have no readings yet.'],
  ] satisfies [Summary, string][])('case %#', (given, expected) => {
    expect(say(given)).toBe(expected);
  });

  it('does not call what was not assessed in range, however many days are counted', () => {
    expect(say(summary(run(6), 'not-assessed'))).not.toContain('in range');
  });

  it('tells a person who measures only glucose of glucose', () => {
    const latest = assessed('glucose', subjects.man, { value: 92, timing: 'fasting' });
    const item = { ...bloodPressure, ...run(4), type: 'glucose' as const, latest };
    const weight = { ...item, type: 'weight' as const, count: 40 };
    const given = tell({ period: '30d', items: [weight, item] });
    expect(say(given)).toBe('Your glucose has been in range for four days.');
    expect(sayNextStep(given, clock).title).toBe('Measure again this evening');
  });
});

describe('the headline, where a recent reading asks for something', () => {
  const { man, mayBePregnant } = subjects;
  const dawn = '2026-11-20T06:00:00+05:30';
  const about = (reading: ReadingRow) => say(tell(summary(run(17), 'in-range', dawn), [reading]));

  it.each([
    [assessed('oxygen_saturation', man, { value: 84 }), 'Your oxygen saturation, 84 %, is critical.'],
    [pressure(70, 40, man), 'Your blood pressure, 70\u00a0/\u00a040 mmHg, is critical.'],
    [assessed('glucose', man, { value: 160, timing: 'fasting' }), 'Your glucose, 160 mg/dL, is above range.'],
    [
      pressure(165, 112, mayBePregnant),
      'Your blood pressure, 165\u00a0/\u00a0112 mmHg, is above range. If you are pregnant or gave birth in the last six weeks, call 112 now, even if you feel well.',
    ],
    [
      assessed('glucose', man, { value: 118, timing: 'unknown' }),
      'Your glucose, 118 mg/dL, is in range. If this was a fasting reading, it is above range.',
    ],
    [
      assessed('glucose', mayBePregnant, { value: 97, timing: 'unknown' }),
      'Your glucose, 97 mg/dL, is in range. If you are pregnant and this was a fasting reading, it is above range.',
    ],
    [
      assessed('oxygen_saturation', subjects.withTarget, { value: 98 }),
      'Your oxygen saturation, 98 %, is in range. If you are breathing extra oxygen, it is above range.',
    ],
    [
      pressure(88, 111, mayBePregnant),
      'Your blood pressure, 88\u00a0/\u00a0111 mmHg, could not be assessed. If you are pregnant or gave birth in the last six weeks, call 112 now, even if you feel well.',
    ],
  ])('case %#', (reading, expected) => {
    expect(about(reading)).toBe(expected);
  });

  it('says a newer one too, and takes nothing back', () => {
    const oxygen = (value: number, measuredAt: string) =>
      assessed('oxygen_saturation', man, { value, measuredAt });
    const attention = oxygen(84, '2026-11-20T07:10:00+05:30');
    const withNewer = (value: number, measuredAt = '2026-11-20T07:25:00+05:30'): Summary => {
      const item = {
        ...bloodPressure,
        type: 'oxygen_saturation' as const,
        latest: oxygen(value, measuredAt),
      };
      return tell({ period: '30d', items: [...summary({}).items, item] }, [attention]);
    };
    const critical = 'Your oxygen saturation, 84 %, is critical.';
    expect(say(withNewer(98))).toBe(`${critical} A newer reading, 98 %, is in range.`);
    expect(say(withNewer(94))).toBe(`${critical} A newer reading, 94 %, is below range.`);
    expect(say(withNewer(98, attention.measuredAt))).toBe(critical);
    expect(sayEvidence(withNewer(98), ready, clock)).toBe(
      'Measured: Today, 7:10 am. Newer reading: Today, 7:25 am. Either reading may be wrong, so the advice stays for a day.',
    );
    expect(sayNextStep(withNewer(98), clock).title).toBe('Measure once more today');
    expect(sayNextStep(withNewer(94), clock).title).toBe('Do what is above first');
  });

  it('does not forget a critical last reading of another kind after a day', () => {
    const latest = assessed('oxygen_saturation', man, { value: 84, measuredAt: '2026-11-17T07:10:00+05:30' });
    const given = { ...summary(run(17)) };
    const item = { ...bloodPressure, type: 'oxygen_saturation' as const, latest };
    const withOld = (one: SummaryItem): Summary => tell({ ...given, items: [...given.items, one] });
    expect(say(withOld(item))).toBe('Your last oxygen saturation was critical.');
    expect(sayEvidence(withOld(item), ready, clock)).toMatch(/^Last reading: 84 %\./);
    const old = { ...latest, measuredAt: '2026-11-10T07:10:00+05:30' };
    expect(say(withOld({ ...item, latest: old }))).toBe('Your blood pressure has been in range for 17 days.');
  });

  it('goes on with the one next step', () => {
    const attention = assessed('temperature', man, { value: 38.4 });
    expect(
      sayEvidence(tell(summary({}, 'in-range', '2026-11-20T06:00:00+05:30'), [attention]), ready, clock),
    ).toMatch(/^Measured: Today, 7:10 am\. This is a fever\. .* Rest and drink enough\./);
  });
});

describe('the headline, of several readings', () => {
  const at = (hours: number) => new Date(Date.parse(clock.now) - hours * 3_600_000).toISOString();
  const dawn = '2026-11-20T06:00:00+05:30';
  const { man, pregnant, mayBePregnant } = subjects;
  const said = (recent: ReadingRow[]) => say(tell(summary(run(6), 'in-range', dawn), recent));
  const glucose = (value: number, hours: number) =>
    assessed('glucose', man, { value, timing: 'random', measuredAt: at(hours) });

  it('tells the newest danger first and names the opposite one', () => {
    expect(said([glucose(640, 3), glucose(45, 0)])).toBe(
      'Your glucose, 45 mg/dL, is critical. Another reading of the last 24 hours, 640 mg/dL, is dangerous too.',
    );
  });

  it('tells each type of the day', () => {
    const oxygen = assessed('oxygen_saturation', man, { value: 84, measuredAt: at(3) });
    const pulse = assessed('pulse', man, { value: 188, measuredAt: at(1) });
    expect(said([oxygen, pulse])).toBe(
      'Your pulse, 188 /min, is critical. Your oxygen saturation, 84 %, is critical.',
    );
  });

  it.each([
    [pregnant, 'was raised and was not measured again. Measure it now, and call your doctor'],
    [
      mayBePregnant,
      'If you are pregnant or gave birth in the last six weeks, measure it now, and call your doctor',
    ],
  ])(
    'says whom to call about a raised pressure in pregnancy until it is measured again',
    (subject, words) => {
      const latest = assessed('blood_pressure', subject, {
        systolic: 150,
        diastolic: 95,
        measuredAt: at(26),
      });
      const given = tell({ period: '30d', items: [{ ...bloodPressure, ...run(0), latest }] });
      expect(say(given)).toContain(words);
      expect(sayNextStep(given, clock).title).toBe('Measure your blood pressure now');
    },
  );

  it('does not say in range before what was out of range a day ago', () => {
    const fever = assessed('temperature', man, { value: 39.4, measuredAt: at(25) });
    const item = { ...bloodPressure, ...run(0), type: 'temperature' as const, latest: fever };
    const given = tell({ period: '30d', items: [...summary(run(6), 'in-range', dawn).items, item] });
    expect(say(given)).toBe(
      'Your last temperature, 39.4 °C, was above range. Your blood pressure has been in range for six days.',
    );
  });

  it('names a critical reading that an average hides, and counts none in range where there is no range', () => {
    const [point] = trend.points;
    if (!point) throw new Error('Asha has readings.');
    const critical = {
      ...point,
      systolic: 210,
      diastolic: 130,
      status: 'critical' as const,
      worst: 'critical' as const,
    };
    const state: TrendState = {
      phase: 'ready',
      trend: { ...trend, points: [critical] },
    };
    expect(sayEvidence(asha, state, clock)).toContain('The latest critical one: 210\u00a0/\u00a0130 mmHg');
    const latest = assessed('weight', man, { value: 70 });
    const weight = { ...bloodPressure, type: 'weight' as const, count: 2, inRange: 0, latest };
    expect(sayEvidence(tell({ period: '30d', items: [weight] }), { phase: 'failed' }, clock)).toBe(
      '2 readings in the last 30 days.',
    );
  });
});

describe('the evidence', () => {
  it('is count and average where the trend is there', () => {
    expect(sayEvidence(asha, ready, clock)).toBe(
      '31 readings in the last 30 days, average 131\u00a0/\u00a084 mmHg. The latest critical one: 184\u00a0/\u00a0121 mmHg, 2 Nov, 9:38 pm.',
    );
  });

  it('names a reading that may be critical, if none is critical in any case', () => {
    const points = trend.points.map((point) => ({ ...point, status: 'high' as const }));
    const said = sayEvidence(asha, { phase: 'ready', trend: { ...trend, points } }, clock);
    expect(said).toContain('The latest that may be critical: 184');
  });

  it('is the count alone where the trend failed', () => {
    expect(sayEvidence(asha, { phase: 'failed' }, clock)).toBe(
      '31 readings in the last 30 days, 17 of them in range.',
    );
  });

  it('counts apart what is in range only under a condition', () => {
    const given = summary({ count: 9, inRange: 5, inRangeConditionally: 3 });
    expect(sayEvidence(given, { phase: 'failed' }, clock)).toBe(
      '9 readings in the last 30 days, 5 of them in range. Another three are in range only under a condition, shown beside each.',
    );
  });

  it('is the last reading where that is old', () => {
    const latest = cast.readings.ravi.find(({ type }) => type === 'blood_pressure');
    const said = sayEvidence(summary(latest ? { latest } : {}), ready, clock);
    expect(said).toBe('Last reading: 146\u00a0/\u00a092 mmHg. 30 Sept, 8:00 pm.');
  });
});

describe('the next step', () => {
  it.each([
    [summary({}), clock.now, 'Measure again this evening'],
    [summary({}), '2026-11-20T19:00:00+05:30', 'Measure again tomorrow morning'],
    [summary({}), '2026-11-21T06:00:00+05:30', 'Measure your blood pressure today'],
    [summary({}, 'critical'), clock.now, 'Measure again now'],
    [
      tell(summary({}, 'in-range', '2026-11-20T06:00:00+05:30'), [pressure(70, 40, subjects.man)]),
      clock.now,
      'Call 112 now',
    ],
    [
      tell(summary({}, 'in-range', '2026-11-20T06:00:00+05:30'), [pressure(190, 125, subjects.man)]),
      clock.now,
      'Do what is above first',
    ],
    [tell({ ...asha, items: [] }), clock.now, 'Measure your blood pressure today'],
  ] satisfies [Summary, string, string][])('case %#', (given, now, expected) => {
    expect(sayNextStep(given, { ...clock, now }).title).toBe(expected);
  });
});
