import * as m from '../../../../generated/messages/messages';
import { formatNumber } from '../../../components/private/reading/format-number';
import { sayDay } from '../../../words/moment';
import type {
  Growth,
  GrowthMeasure,
  GrowthPoint,
  GrowthStatement,
  MeasureCode,
  ShownGrowth,
  ShownMeasure,
} from './types';

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
  // Values that are far apart have no place.
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

const sayPercent = (part: number): string =>
  formatNumber(part < 0.01 ? Math.round(part * 1000) / 10 : Math.round(part * 100));

/** Says a statement with the measure it is about, in the past of a value that is old. */
export function sayStatement(statement: GrowthStatement, measure: ShownMeasure): string {
  const { code, day, value, fromDay, before } = statement;
  const unit = sayUnit(measure);
  const given = {
    kind: kindNames[measure.code](),
    value: `${formatNumber(value)} ${unit}`,
    day: sayDay(day),
    before: `${formatNumber(before ?? value)} ${unit}`,
    from: sayDay(fromDay ?? day),
    tense: measure.isOld ? 'past' : 'present',
  };
  const isBmiOfIap = measure.code === 'bmi' && measure.points.at(-1)?.standard === 'iap-2015';
  switch (code) {
    case 'severe-low':
      return measure.code === 'bmi' ? m.growth_said_thin(given) : m.growth_said_severe_low(given);
    case 'low':
      return isBmiOfIap ? m.growth_said_thinness(given) : m.growth_said_low(given);
    case 'severe-high':
      return measure.code === 'bmi' ? m.growth_said_obesity(given) : m.growth_said_severe_high(given);
    case 'high':
      return isBmiOfIap ? m.growth_said_overweight(given) : m.growth_said_high(given);
    case 'loss':
      return m.growth_said_loss({
        ...given,
        percent: sayPercent(1 - value / (before ?? value)),
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
      return before === null ? m.growth_said_slip(given) : m.growth_said_odd(given);
  }
}

export type Told = { statement: GrowthStatement; measure: ShownMeasure };
/** Returns the growth as it is to be told on a day: what was read long ago and kept on this device has become old meanwhile. */
export const atDay = (growth: Growth, today: string): ShownGrowth => ({
  ...growth,
  measures: growth.measures.map((measure) => ({
    ...measure,
    isOld: measure.freshUntil !== null && measure.freshUntil < today,
  })),
});

const order = ['critical', 'attention', 'info'] as const;

/** All that is said of any measure, the most severe first; of two that are equally severe the one that is not old. */
export const toldOf = ({ measures }: ShownGrowth): Told[] =>
  measures
    .flatMap((measure) => measure.statements.map((statement) => ({ statement, measure })))
    .sort(
      (a, b) =>
        order.indexOf(a.statement.severity) - order.indexOf(b.statement.severity) ||
        Number(a.measure.isOld) - Number(b.measure.isOld),
    );

function sayWorst({ statement, measure }: Told, today: string): string {
  if (measure.isOld && statement.severity !== 'info')
    return m.growth_head_was({
      kind: kindNames[measure.code](),
      ago: sayAgo(statement.day, today),
      severity: statement.severity,
    });
  if (statement.severity === 'critical')
    return statement.isCertain ? m.growth_head_critical() : m.growth_head_perhaps();
  return statement.severity === 'attention' ? m.growth_head_attention() : m.growth_head_check();
}

/** The sentence on top: a danger before all else, and no claim of a value that is old, or while others wait to be sent. */
export function sayHeadline(
  growth: ShownGrowth,
  chosen: ShownMeasure | undefined,
  today: string,
  isWaiting: boolean,
): string {
  const [worst] = toldOf(growth);
  if (worst) return sayWorst(worst, today);
  const latest = chosen?.points.at(-1);
  if (!chosen || !latest || isWaiting) return m.growth_title();
  const kind = kindNames[chosen.code]();
  if (chosen.isOld) return m.growth_head_old({ kind, ago: sayAgo(latest.day, today) });
  if (growth.sex === 'unknown') return m.growth_head_no_sex();
  if (chosen.course === 'usual') return m.growth_head_usual({ kind });
  const before = chosen.points.at(-2);
  if (chosen.course === 'lower' && before)
    return m.growth_head_lower({
      kind,
      day: sayDay(before.day),
      before: `${formatNumber(before.high)} ${sayUnit(chosen)}`,
    });
  return chosen.course === 'inside' ? m.growth_head_once({ kind }) : m.growth_title();
}
