import * as m from '../../../../generated/messages/messages';
import { formatNumber } from '../../../components/private/reading/format-number';
import { sayDay } from '../../../words/moment';
import type { Growth, GrowthMeasure, GrowthPoint, GrowthStatement, MeasureCode } from './types';

export const kindNames: Record<MeasureCode, () => string> = {
  weight: m.growth_weight,
  height: m.growth_height,
  bmi: m.growth_bmi_long,
};

const unitNames = { kg: 'kg', cm: 'cm', 'kg/m2': 'kg/m²' } as const;

export const sayUnit = ({ unit }: Pick<GrowthMeasure, 'unit'>): string => unitNames[unit];

/** "15.4 kg", or "1.5 to 15.4 kg" of a day with several. */
export function sayValue(
  { low, high }: Pick<GrowthPoint, 'low' | 'high'>,
  of: Pick<GrowthMeasure, 'unit'>,
): string {
  const unit = sayUnit(of);
  return low === high
    ? `${formatNumber(low)} ${unit}`
    : m.growth_between({ low: formatNumber(low), high: formatNumber(high), unit });
}

const within = (share: number): string => {
  if (share < 1) return m.growth_share_least();
  return share > 99 ? m.growth_share_most() : formatNumber(Math.round(share));
};

/** "32", or "fewer than 1"; nothing where the sex is not known. */
export function sayShare({ lowShare, highShare }: GrowthPoint): string {
  if (lowShare === null || highShare === null) return m.growth_share_unknown();
  const [low, high] = [within(lowShare), within(highShare)];
  return low === high ? low : m.growth_share_between({ low, high });
}

/** "Of 100 girls of this age, about 32 weigh less." */
export function sayPlace(point: GrowthPoint, code: MeasureCode, sex: Growth['sex']): string | null {
  // Of values that are far apart, none has a place.
  if (sex === 'unknown' || point.lowShare === null || point.low !== point.high) return null;
  const isCounted = point.lowShare >= 1 && point.lowShare <= 99;
  const share = sayShare(point);
  const inputs = { sex, share: isCounted ? m.growth_share_about({ share }) : share };
  if (code === 'weight') return m.growth_place_weight(inputs);
  return code === 'height' ? m.growth_place_height(inputs) : m.growth_place_bmi(inputs);
}

/** "4 y 2 m" */
export const sayAge = (months: number): string =>
  months < 24
    ? m.growth_age_months({ count: months })
    : m.growth_age({ years: Math.floor(months / 12), months: months % 12 });

/** Says how long ago a day was, in whole months, or in weeks of less than two. */
export function sayAgo(day: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);
  if (days < 14) return m.growth_ago_days({ count: days });
  return days < 61
    ? m.growth_ago_weeks({ count: Math.floor(days / 7) })
    : m.growth_ago_months({ count: Math.floor(days / 30.4375) });
}

/** What is said, with the measure it is about; whether it is certain follows. */
export function sayStatement(statement: GrowthStatement, measure: GrowthMeasure): string {
  const { code, day, value, fromDay, before } = statement;
  const unit = sayUnit(measure);
  const given = {
    kind: kindNames[measure.code](),
    value: `${formatNumber(value)} ${unit}`,
    day: sayDay(day),
    before: `${formatNumber(before ?? value)} ${unit}`,
    from: sayDay(fromDay ?? day),
  };
  const isBmiOfIap = measure.code === 'bmi' && measure.points.at(-1)?.standard === 'iap-2015';
  switch (code) {
    case 'severe-low':
      return measure.code === 'bmi' ? m.growth_said_thin(given) : m.growth_said_severe_low(given);
    case 'low':
      return m.growth_said_low(given);
    case 'severe-high':
      return measure.code === 'bmi' ? m.growth_said_obesity(given) : m.growth_said_severe_high(given);
    case 'high':
      return isBmiOfIap ? m.growth_said_overweight(given) : m.growth_said_high(given);
    case 'loss':
      return m.growth_said_loss({
        ...given,
        percent: Math.round((1 - value / (before ?? value)) * 100),
      });
    case 'falls':
      return m.growth_said_falls(given);
    case 'rises':
      return m.growth_said_rises(given);
    case 'no-gain':
      return m.growth_said_no_gain(given);
    case 'differ':
      return m.growth_said_differ(given);
    case 'slip':
      return m.growth_said_slip(given);
  }
}

export type Told = { statement: GrowthStatement; measure: GrowthMeasure };
/** Returns the growth as it is to be told on a day: what was read long ago and kept on this device has become old meanwhile. */
export const atDay = (growth: Growth, today: string): Growth => ({
  ...growth,
  measures: growth.measures.map((measure) => ({
    ...measure,
    isOld: measure.isOld || (measure.nextBy !== null && measure.nextBy < today),
  })),
});

const order = ['critical', 'attention', 'info'] as const;

/** All that is said of any measure, the most severe first. */
export const toldOf = ({ measures }: Growth): Told[] =>
  measures
    .flatMap((measure) => measure.statements.map((statement) => ({ statement, measure })))
    .sort((a, b) => order.indexOf(a.statement.severity) - order.indexOf(b.statement.severity));

/** The sentence on top: a danger before all else, and no claim of a value that is old. */
export function sayHeadline(growth: Growth, chosen: GrowthMeasure | undefined, today: string): string {
  const [worst] = toldOf(growth);
  if (worst?.statement.severity === 'critical')
    return worst.statement.isCertain ? m.growth_head_critical() : m.growth_head_perhaps();
  if (worst?.statement.severity === 'attention') return m.growth_head_attention();
  if (worst) return m.growth_head_check();
  const latest = chosen?.points.at(-1);
  if (!chosen || !latest) return m.growth_title();
  const kind = kindNames[chosen.code]();
  if (chosen.isOld) return m.growth_head_old({ kind, ago: sayAgo(latest.day, today) });
  if (growth.sex === 'unknown') return m.growth_head_no_sex();
  return chosen.points.length > 1 ? m.growth_head_usual({ kind }) : m.growth_head_once({ kind });
}
