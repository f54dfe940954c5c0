import { describe, expect, it } from '@jest/globals';
import type { Published, RangeRule, Step } from '@nadi/domain/vital-signs/range';
import { ruleById } from '@nadi/domain/vital-signs/ranges/all';
import type { Unit } from '@nadi/domain/vital-signs/vital-sign';
import { textOf } from './parse-runs';
import { readArticles } from './read-articles';
import { linesOf } from './walk-article';

const articles = readArticles();

/** Returns the rows of all tables of an article, as texts. */
function rowsOf(slug: string): string[][] {
  const article = articles.find((other) => other.slug === slug);
  return (article?.blocks ?? [])
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row.map(textOf)) : []));
}

/** Returns the paragraphs, items and cells of an article that contain a text. */
function linesWith(slug: string, text: string): string[] {
  const article = articles.find((other) => other.slug === slug);
  return linesOf(article?.blocks ?? [])
    .map(textOf)
    .filter((line) => line.includes(text));
}

const firstCells = (slug: string) => rowsOf(slug).map(([cell = '']) => cell);

const words = { low: 'Below range', high: 'Above range', critical: 'Critical' } as const;

/** The numbers of a range, in a unit. */
function range(id: string, unit: Unit) {
  const rule = ruleById.get(id) as RangeRule;
  const number = (published: Published | undefined) => {
    const value = published?.[unit];
    if (value === undefined) throw new Error(`${id} has no such number in ${unit}`);
    return value;
  };
  const stepOf = (steps: readonly Step[], status: Step['status'], place = 0) => {
    const step = steps.filter((one) => one.status === status)[place];
    return { at: number(step?.at), word: words[status], step };
  };
  return {
    low: () => number(rule.low?.at),
    high: () => number(rule.high?.at),
    below: (status: Step['status'], place?: number) => stepOf(rule.below, status, place),
    above: (status: Step['status'], place?: number) => stepOf(rule.above, status, place),
    number,
  };
}

describe('articles say the thresholds by which readings are assessed', () => {
  it('blood pressure at home', () => {
    const upper = range('systolic-adult', 'mm[Hg]');
    const lower = range('diastolic-adult', 'mm[Hg]');
    const soon = `${upper.above('high').at} / ${lower.above('high').at}`;
    const critical = `${upper.above('critical').at} / ${lower.above('critical').at}`;
    expect(rowsOf('measuring-blood-pressure-at-home').map(([cell, word]) => [cell, word])).toEqual([
      [`Below ${soon}, seven-day average`, 'In range'],
      [`${soon} or higher, seven-day average`, upper.above('high').word],
      [`Lower number below ${lower.below('low').at}, any single reading`, lower.below('low').word],
      [
        `Upper number ${upper.below('critical').at - 1} or less, any single reading`,
        upper.below('critical').word,
      ],
      [`${critical} or higher, any single reading`, upper.above('critical').word],
    ]);
    expect(`${upper.high() + 1} / ${lower.high() + 1}`).toBe(soon);
    const [, atHome] = rowsOf('high-blood-pressure');
    expect(atHome?.[1]).toBe(`${soon} mmHg`);
  });

  it('blood pressure in pregnancy', () => {
    const upper = range('systolic-pregnancy', 'mm[Hg]');
    const lower = range('diastolic-pregnancy', 'mm[Hg]');
    const from = (status: 'high' | 'critical', place = 0) =>
      `${upper.above(status, place).at} / ${lower.above(status, place).at}`;
    expect(rowsOf('blood-pressure-in-pregnancy').map(([cell, word]) => [cell, word])).toEqual([
      [`Below ${from('high')}`, 'In range'],
      [`${from('high')} or more`, 'Above range'],
      [`${from('high', 1)} or more`, 'Above range'],
      [`${from('critical')} or more`, 'Critical'],
      [`Upper number ${upper.below('critical').at - 1} or less`, 'Critical'],
    ]);
  });

  it('glucose', () => {
    const fasting = range('glucose-fasting-adult', 'mg/dL');
    const meal = range('glucose-after-meal-adult', 'mg/dL');
    const critical = fasting.below('critical').at;
    const low = fasting.below('low').at;
    const high = (place: number) => fasting.above('high', place).at;
    expect(firstCells('blood-glucose-at-home')).toEqual([
      `Below ${critical}`,
      `${critical} to ${low - 1}`,
      `${low} to ${fasting.high()}`,
      `${high(0)} to ${high(1) - 1}`,
      `${high(1)} or more`,
      `${meal.above('high').at} or more`,
      `${high(2)} or more`,
      `${fasting.above('critical').at} or more`,
      `${fasting.above('critical', 1).at} or more`,
    ]);
    expect(firstCells('sugar-in-pregnancy')).toEqual([
      'Fasting',
      'One hour after a meal',
      'Two hours after a meal',
    ]);
    const [inPregnancy, , afterTwoHours] = rowsOf('sugar-in-pregnancy').map(([, goal]) => goal);
    // Expects the goal of treatment by ADA section 15; the range ends earlier, where WHO names diabetes of pregnancy.
    expect(inPregnancy).toBe('below 95 mg/dL');
    const fastingFrom = range('glucose-fasting-pregnant', 'mg/dL').above('high').at;
    expect(linesWith('sugar-in-pregnancy', `${fastingFrom} mg/dL or more`).join(' ')).toContain(
      'above range',
    );
    expect(afterTwoHours).toBe(
      `below ${range('glucose-after-meal-pregnant', 'mg/dL').above('high').at} mg/dL`,
    );
  });

  it('oxygen saturation', () => {
    const adult = range('oxygen-adult', '%');
    const critical = adult.below('critical').at;
    expect(rowsOf('oxygen-saturation-at-home').map(([cell, word]) => [cell, word])).toEqual([
      [`${adult.low()} % or more`, 'In range'],
      [`${critical} to ${adult.below('low').at - 1} %`, 'Below range'],
      [`${critical - 1} % or less`, 'Critical'],
    ]);
    const danger = articles.find(({ slug }) => slug === 'oxygen-saturation-at-home')?.urgency?.signs[0];
    expect(danger).toContain(`${critical - 1} % or less`);
  });

  it('temperature of adults', () => {
    const adult = range('temperature-adult', 'Cel');
    const cold = adult.below('critical').at;
    const hot = adult.number(adult.above('high', 1).step?.over);
    const before = (value: number) => Number((value - 0.1).toFixed(1));
    expect(rowsOf('fever-in-adults').map(([cell = '', word = '']) => [cell, word.split(':')[0]])).toEqual([
      [`${adult.low()} to ${adult.high()} °C`, 'In range'],
      [expect.stringContaining(`${adult.above('high').at} °C`), 'Above range'],
      [expect.stringContaining(`above ${hot} °C`), 'Above range'],
      [expect.stringContaining(`${adult.above('critical').at} °C`), 'Critical'],
      [`${cold} to ${before(adult.below('low').at)} °C`, 'Below range'],
      [`${before(cold)} °C or less`, 'Critical'],
    ]);
  });

  it('fever in children, by age', () => {
    const from = (id: string, status: 'high' | 'critical') => range(id, 'Cel').above(status).at;
    const below = (id: string) => range(id, 'Cel').below('critical').at;
    const [first, second, third, fourth] = rowsOf('fever-in-children').map((cells) => cells.join(' | '));
    expect(first).toContain(`${from('temperature-child-newborn', 'critical')} °C or more, or below`);
    expect(first).toContain(`below ${below('temperature-child-newborn')} °C`);
    expect(from('temperature-child-1-month', 'critical')).toBe(from('temperature-child-newborn', 'critical'));
    expect(second).toContain(`${from('temperature-child-2-months', 'critical')} °C or more`);
    expect(third).toContain(`${from('temperature-child-3-5-months', 'high')} °C or more`);
    expect(third).toContain(`from ${from('temperature-child-3-5-months', 'critical')} °C`);
    expect(fourth).toContain(`${from('temperature-child-to-4-years', 'high')} °C or more`);
  });

  it('breaths a minute', () => {
    const adult = range('breathing-adult', '/min');
    const slow = adult.below('critical').at;
    const fast = adult.above('critical').at;
    expect(firstCells('breathlessness')).toEqual([
      `${adult.low()} to ${adult.high()}`,
      `${adult.above('high').at} to ${fast - 1}`,
      `${fast} or more`,
      `${slow} to ${adult.low() - 1}`,
      `${slow - 1} or less`,
    ]);
  });

  it('the pulse of adults', () => {
    const adult = range('pulse-adult', '/min');
    const slow = adult.below('critical').at;
    const farTooSlow = adult.below('critical', 1).at;
    expect(firstCells('slow-pulse')).toEqual([
      `${adult.low()} to ${adult.high()}`,
      `${slow} to ${adult.low() - 1}`,
      `${farTooSlow} to ${slow - 1}`,
      `${farTooSlow - 1} or less`,
    ]);
    const from = [0, 1, 2].map((place) => adult.above('high', place).at);
    const [first = 0, second = 0, third = 0] = from;
    const critical = adult.above('critical').at;
    const tooFast = adult.above('critical', 1).at;
    expect(firstCells('fast-pulse')).toEqual([
      `${first} to ${second - 1}`,
      `${second} to ${third - 1}`,
      `${third} to ${critical - 1}`,
      `${critical} to ${tooFast - 1}`,
      `${tooFast} or more`,
    ]);
    const dangerOf = (slug: string) =>
      articles.find((other) => other.slug === slug)?.urgency?.signs.join('\n');
    expect(dangerOf('slow-pulse')).toContain(`${farTooSlow - 1} or less`);
    expect(dangerOf('fast-pulse')).toContain(`${tooFast} or more`);
  });
});
