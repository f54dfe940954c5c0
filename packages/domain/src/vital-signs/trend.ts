import { applicableRules } from './applicable-rules';
import { type AppliedRange, explain, type RangeLimits } from './interpretation';
import type { RangeGroup } from './range';
import { possibleSituations } from './situations';
import type { Source } from './sources';
import { canonicalUnitOf } from './units';
import type { SeriesCode, Subject, VitalSignType } from './vital-sign';

export type ReferenceBand = Omit<RangeLimits, 'code' | 'unit'> & { group: RangeGroup; sources: Source[] };

/**
 * The band in which readings of a type are in range for this person now, in the canonical unit; null where none is published.
 * It is the one that holds without a condition. Glucose has no single band, since it depends on the meal: the band of
 * fasting would call a good value after a meal high.
 *
 * @param now RFC 3339
 */
export function referenceBand(
  type: VitalSignType,
  code: SeriesCode,
  subject: Subject,
  now: string,
): ReferenceBand | null {
  if (type === 'glucose') return null;
  const unit = canonicalUnitOf(type);
  const [situation] = possibleSituations({ type, unit }, subject, now);
  if (!situation) return null;
  const rules = applicableRules({ type, unit }, situation).map(({ id }) => id);
  // A pregnant teenager has two ranges: the one that ends first is drawn.
  const found = rangesOf(rules, unit).flatMap((range) => {
    const limits = range.limits.find((one) => one.code === code);
    return limits ? [{ range, limits }] : [];
  });
  const [first, ...others] = found;
  if (!first) return null;
  const highOf = ({ limits }: typeof first) => limits.high ?? Number.POSITIVE_INFINITY;
  const { range, limits } = others.reduce((a, b) => (highOf(b) < highOf(a) ? b : a), first);
  const { low, high, criticalBelow, criticalFrom } = limits;
  return { group: range.group, low, high, criticalBelow, criticalFrom, sources: range.sources };
}

const rangesOf = (rules: string[], unit: RangeLimits['unit']): AppliedRange[] =>
  explain(
    {
      status: 'not-assessed',
      side: null,
      advice: null,
      reason: null,
      worst: { status: 'not-assessed', side: null, condition: null, advice: null },
      ways: [{ rules, condition: null }],
      asks: [],
    },
    unit,
  ).ranges;
