import { sayDate } from '../kernel/say-day';
import { unitLabel } from '../labs/unit-label';
import type { InsightInput, InsightLabValue } from './input';
import type { InsightStatement } from './statement';
import { sayCount } from './words';

/** Days for which a value is told if no newer one of its test is saved. */
export const labDays = 365;

const flags: Readonly<Record<string, string>> = {
  high: 'high',
  low: 'low',
  abnormal: 'abnormal or critical',
};

/** True if nothing on the report says whether a value is outside: no range, no mark, or words. */
export const isIncomparable = (value: InsightLabValue): boolean =>
  outsideOf(value) === null && value.standing === null && value.flag !== 'normal';

/** Against the printed range; where there is none, as the laboratory marked it. Null if neither says that it is outside. */
function outsideOf({ standing, flag }: InsightLabValue): 'above' | 'below' | 'marked' | null {
  if (standing === 'above') return 'above';
  if (standing === 'below') return 'below';
  return flag !== null && flag in flags ? 'marked' : null;
}

const sayLab = (value: InsightLabValue): string => {
  const { name, comparator, number, words, unit, rangeText, low, high, flag } = value;
  const amount = number === null ? (words ?? '') : `${comparator}${number}`;
  const measured = `${name} ${amount}${unit ? ` ${unitLabel(unit)}` : ''}`;
  const range = rangeText ?? ([low, high].some((one) => one !== null) ? `${low ?? ''}-${high ?? ''}` : null);
  switch (outsideOf(value)) {
    case 'above':
    case 'below':
      return `${measured}, ${outsideOf(value)} the printed range${range ? ` (${range})` : ''}${flag === 'abnormal' ? ', marked abnormal or critical' : ''}`;
    default:
      return `${measured}, marked ${flags[flag ?? ''] ?? ''} on the report`;
  }
};

export const recentLabs = (values: readonly InsightLabValue[], now: Date): InsightLabValue[] => {
  const since = new Date(now.getTime() - labDays * 86_400_000).toISOString().slice(0, 10);
  return values.filter(({ day }) => day >= since);
};

/**
 * States for each report which of its values are outside of the range printed on it, where no newer value of the test is saved. Which of them is dangerous is not
 * said: no published limit was read that holds for all laboratories.
 */
export function labsOutOfRange({ labValues, now }: InsightInput): InsightStatement[] {
  const outside = recentLabs(labValues, now).filter((value) => outsideOf(value) !== null);
  return [...new Set(outside.map(({ recordId }) => recordId))].flatMap((recordId) => {
    const own = outside.filter((value) => value.recordId === recordId);
    const [first] = own;
    if (!first) return [];
    return [
      {
        ...{ key: `lab-${recordId}`, rule: 'lab-out-of-range', level: 'attention' as const },
        status: null,
        title: `${sayCount(own.length, 'value')} of your report of ${sayDate(first.day)} ${own.length === 1 ? 'is' : 'are'} outside the printed range`,
        text: `${own.slice(0, 12).map(sayLab).join('; ')}${own.length > 12 ? `; and ${own.length - 12} more` : ''}. A value outside may mean nothing, or matter a lot: this page cannot tell.`,
        steps: [
          'Look at the report: if it calls a value critical, call the doctor who ordered the test now. If you feel seriously ill, call 112.',
          'Otherwise ask that doctor what it means for you, unless they have told you already.',
        ],
        confidence: {
          level: 'sure' as const,
          because: 'It compares the saved value with the range that is printed on the same report.',
        },
        figures: [{ label: 'Values outside the printed range', value: own.length, unit: '' }],
        ...{ from: first.day, to: first.day },
        evidence: own.slice(0, 50).map((value) => ({
          kind: 'lab' as const,
          ...{ id: value.recordId, label: sayLab(value), at: value.day },
        })),
        chart: null,
        sources: [],
      },
    ];
  });
}
