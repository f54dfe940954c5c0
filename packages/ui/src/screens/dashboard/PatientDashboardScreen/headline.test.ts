import { describe, expect, it } from '@jest/globals';
import { cast, examples } from '@nadi/contract/examples';
import type { ClinicalStatus } from '../../../components/private/reading/reading';
import { sayEvidence, sayHeadline, sayNextStep } from './headline-words';
import type { Summary, SummaryItem, TrendState } from './types';

const clock = { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' };
const asha: Summary = examples.readVitalSignSummary.answers['200'].asha.data;
const { data: trend } = examples.readVitalSignTrend.answers['200'].asha;
const ready: TrendState = { phase: 'ready', trend };

const [bloodPressure] = asha.items;
if (!bloodPressure) throw new Error('Asha has measured her blood pressure.');

const summary = (
  change: Partial<SummaryItem>,
  status: ClinicalStatus = 'in-range',
  measuredAt = clock.now,
): Summary => ({
  period: '30d',
  items: [
    {
      ...bloodPressure,
      latest: {
        ...bloodPressure.latest,
        measuredAt,
        interpretation: { ...bloodPressure.latest.interpretation, status },
      },
      ...change,
    },
  ],
});
const say = (given: Summary) => sayHeadline('Asha', given, clock);

describe('the headline', () => {
  it.each([
    [summary({ inRangeDays: 6 }), 'Good morning, Asha. Your blood pressure has been in range for six days.'],
    [
      summary({ inRangeDays: 12 }),
      'Good morning, Asha. Your blood pressure has been in range for twelve days.',
    ],
    [summary({ inRangeDays: 17 }), 'Good morning, Asha. Your blood pressure has been in range for 17 days.'],
    [
      summary({ inRangeDays: 1, outOfRange: 3, count: 12 }),
      'Good morning, Asha. In the last 30 days, three of your twelve blood pressure readings were out of range.',
    ],
    [
      summary({ inRangeDays: 1, outOfRange: 1, count: 9 }),
      'Good morning, Asha. One of your nine blood pressure readings in the last 30 days was out of range.',
    ],
    [
      summary({ inRangeDays: 1, outOfRange: 0 }),
      'Good morning, Asha. Your last blood pressure was in range.',
    ],
    [summary({}, 'high'), 'Good morning, Asha. Your last blood pressure was above range.'],
    [summary({}, 'low'), 'Good morning, Asha. Your last blood pressure was below range.'],
    [summary({}, 'critical'), 'Good morning, Asha. Your last blood pressure was dangerously high.'],
    [summary({}, 'not-assessed'), 'Good morning, Asha. Your blood pressure is not assessed yet.'],
    [
      summary({ inRangeDays: 6 }, 'in-range', '2026-11-11T21:00:00+05:30'),
      'Good morning, Asha. You have not measured your blood pressure for nine days.',
    ],
    [
      summary({}, 'critical', '2026-09-01T21:00:00+05:30'),
      'Good morning, Asha. Your last blood pressure was dangerously high.',
    ],
    [{ period: '30d', items: [] }, 'Good morning, Asha. There are no readings of yours yet.'],
    [
      { period: '30d', items: asha.items.slice(1) },
      'Good morning, Asha. You have not measured your blood pressure yet.',
    ],
  ] satisfies [Summary, string][])('case %#', (given, expected) => {
    expect(say(given)).toBe(expected);
  });

  it('does not call what was not assessed in range, however many days are counted', () => {
    expect(say(summary({ inRangeDays: 6 }, 'not-assessed'))).not.toContain('in range');
  });
});

describe('the evidence', () => {
  it('is count and average where the trend is there', () => {
    expect(sayEvidence(asha, ready, clock)).toBe(
      '31 readings in the last 30 days, average 131\u00a0/\u00a084 mmHg.',
    );
  });

  it('is the count alone where the trend failed', () => {
    expect(sayEvidence(asha, { phase: 'failed' }, clock)).toBe(
      '31 readings in the last 30 days, 17 of them in range.',
    );
  });

  it('is the last reading where that is old', () => {
    const [ravi] = cast.readings.ravi.filter(({ type }) => type === 'blood_pressure');
    const old = summary(ravi ? { latest: ravi } : {});
    expect(sayEvidence(old, ready, clock)).toBe('The last one: 146\u00a0/\u00a092 mmHg. 30 Sept, 8:00 pm.');
  });
});

describe('the next step', () => {
  it.each([
    [summary({}), clock.now, 'Measure again this evening'],
    [summary({}), '2026-11-20T19:00:00+05:30', 'Measure again tomorrow morning'],
    [summary({}), '2026-11-21T06:00:00+05:30', 'Measure your blood pressure today'],
    [summary({}, 'critical'), clock.now, 'Measure again now'],
    [{ ...asha, items: [] }, clock.now, 'Measure your blood pressure today'],
  ] satisfies [Summary, string, string][])('case %#', (given, now, expected) => {
    expect(sayNextStep(given, { ...clock, now }).title).toBe(expected);
  });
});
