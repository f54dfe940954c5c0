import { describe, expect, it } from '@jest/globals';
import { messagesFor } from '../vital-signs/messages-for';
import type { Advice } from '../vital-signs/range';
import { casesOf, dashboardCases, readingOf, subjectOf, tables } from '../vital-signs/test/clinical-case';
import { findInsights } from './find-insights';
import { inputOf, now, readingBefore, readingsOfCase } from './test/input-of';
import { adviceLater, adviceNow, conditionWords } from './words';

/** The least level of a reading of the last day by its advice, written from the words of the advice. */
const least: Readonly<Record<Advice, string>> = {
  emergency: 'emergency',
  'emergency-if-symptoms': 'urgent',
  'same-day': 'urgent',
  soon: 'attention',
  repeat: 'attention',
};
const ofReadings = (latest: Parameters<typeof messagesFor>[0]) =>
  findInsights(inputOf({ latest: latest as never })).statements.filter(({ rule }) =>
    rule.includes('reading-asks'),
  );

describe.each(tables)('a reading of the last hour among the cases of %s', (table) => {
  it.each(casesOf(table).map((row) => [row.case, row] as const))(
    'is told no milder than its advice: %s',
    (_, row) => {
      const reading = readingBefore(1, readingOf(row), subjectOf(row));
      const { status, side, advice, worst } = reading.interpretation;
      const [said, ...others] = ofReadings([reading]);
      expect(others).toEqual([]);
      if (worst.advice === null) return expect(said).toBeUndefined();
      if (!said) throw new Error('Nothing is said of it.');
      const levels = ['information', 'attention', 'urgent', 'emergency'];
      expect(levels.indexOf(said.level)).toBeGreaterThanOrEqual(
        levels.indexOf(worst.condition && worst.advice === 'emergency' ? 'urgent' : least[worst.advice]),
      );
      // The certain part comes first and has no condition.
      if (advice === 'emergency') expect(said.level).toBe('emergency');
      const [first] = said.steps.filter((step) => !step.includes('15 g of sugar'));
      if (advice) expect(first).toBe(adviceNow[advice]);
      if (reading.type === 'glucose' && worst.side === 'low')
        expect(said.steps[0]).toContain('15 g of sugar');
      if (worst.condition && worst.advice !== advice && reading.interpretation.reason !== 'opposite-sides')
        expect(said.steps).toContain(`${conditionWords[worst.condition]}: ${adviceNow[worst.advice]}`);
      if (!worst.condition) expect(said.steps).toContain(adviceNow[worst.advice]);
      if (worst.side !== null)
        expect(`${said.title} ${said.text}`).toContain(worst.side === 'low' ? 'below range' : 'above range');
      if (worst.side !== null && side === null) expect(said.text).not.toContain('in range by every');
      if (side !== null && status !== 'not-assessed')
        expect(said.text).toContain(side === 'low' ? 'below range' : 'above range');
    },
  );
});

describe('the readings of a day', () => {
  it.each(dashboardCases().map((row) => [row.case, row.readings, row] as const))(
    'are told in as many statements as other surfaces tell: %s, %s',
    (_, _readings, row) => {
      const readings = readingsOfCase(row);
      const { messages, together } = messagesFor(readings, now);
      const { statements } = findInsights(inputOf({ latest: readings }));
      const told = statements.filter(({ rule }) => rule.includes('reading-asks'));
      expect(told.map(({ key }) => key).sort()).toEqual(
        messages.map(({ reading }) => `reading-${reading.type}`).sort(),
      );
      expect(statements.some(({ rule }) => rule === 'signs-together')).toBe(together !== null);
      for (const { reading, others } of messages) {
        const own = told.find(({ key }) => key === `reading-${reading.type}`);
        const ids = own?.evidence.map(({ id }) => id);
        for (const one of [reading, ...others]) expect(ids).toContain(one.id);
      }
    },
  );
});

describe('a reading of an earlier day', () => {
  const adult = { dateOfBirth: '1975-03-01', gender: 'MALE' as const, facts: [] };
  const old = readingBefore(72, { type: 'glucose', unit: 'mg/dL', value: 45, timing: 'random' }, adult);
  const [said] = ofReadings([old]);

  it('is told with its date and without an advice for the moment', () => {
    expect(said).toMatchObject({ level: 'urgent', status: 'critical' });
    expect(said?.title).toMatch(/on \d+ \w+ \d{4} at .* was critical \(below range\)$/);
    expect(
      said?.steps.some((step) => Object.values(adviceNow).includes(step) && step !== adviceNow.repeat),
    ).toBe(false);
    expect(said?.steps.every((step) => Object.values(adviceLater).includes(step))).toBe(true);
  });

  it('is told no longer than other surfaces tell it', () => {
    expect(ofReadings([readingBefore(24 * 8, old, adult)])).toEqual([]);
  });
});
