import { isOfPregnancy } from './condition-words';
import {
  type AdviceLevel,
  type AppliedRange,
  type ClinicalStatus,
  type Condition,
  type Interpretation,
  isOfDifference,
  type Side,
} from './interpretation';
import type { ReadingType } from './reading';

/** The audience of an advice; `baby` is younger than a year, with a temperature younger than three months. */
export type Audience = 'adult' | 'pregnant' | 'child' | 'baby';

/** Weight and height have no range. */
export type AdvisedType = Exclude<ReadingType, 'weight' | 'height'>;
export type Urgent = 'emergency' | 'emergency-if-symptoms';
export type Mild = Exclude<AdviceLevel, Urgent>;

export type Advised = {
  type: AdvisedType;
  side: Side;
  audience: Audience;
  /** Under which it holds; null where it holds in any case. */
  condition: Condition | null;
  /** True for a blood pressure whose two numbers are too close together, which has other signs. */
  isNarrow: boolean;
};
export type UrgentAdvice = Advised & {
  advice: Urgent;
  /** True if the value is dangerous in itself; otherwise the signs decide. */
  isCritical: boolean;
  /** Under which it is an emergency whatever the signs. */
  emergencyIf: Condition | null;
};
export type MildAdvice = Advised & { advice: Mild };

export const isUrgent = (advice: AdviceLevel | null): advice is Urgent =>
  advice === 'emergency' || advice === 'emergency-if-symptoms';

const babyMonths = (type: ReadingType) => (type === 'temperature' ? 3 : 12);

function audienceOf(type: ReadingType, range: AppliedRange | undefined): Audience {
  switch (range?.group) {
    case 'newborn':
      return 'baby';
    case 'child':
      return range.ageToMonths !== null && range.ageToMonths <= babyMonths(type) ? 'baby' : 'child';
    case 'pregnant':
    case 'pregnant-or-after-birth':
      return 'pregnant';
    default:
      return 'adult';
  }
}

const audienceUnder = (condition: Condition, base: Audience): Audience => {
  if (condition === 'under-three-months') return 'baby';
  return isOfPregnancy(condition) && condition !== 'pregnant-or-fasting' ? 'pregnant' : base;
};

type Assessed = { type: ReadingType; interpretation: Interpretation };

/** The advice for a reading: first the advice that applies in any case, then the one under a condition. */
export function planAdvice({ type, interpretation }: Assessed): {
  urgent: UrgentAdvice[];
  mild: MildAdvice[];
} {
  const { worst, side, ranges } = interpretation;
  const plan = { urgent: [] as UrgentAdvice[], mild: [] as MildAdvice[] };
  if (type === 'weight' || type === 'height') return plan;
  const base = audienceOf(
    type,
    ranges.find(({ condition }) => condition === null),
  );
  // A number that is dangerous by itself needs its own advice first. In pregnancy a high number points to pre-eclampsia before dengue.
  const hasDifference =
    interpretation.status !== 'critical' && ranges.some(({ limits }) => limits.some(isOfDifference));
  const isNarrowFor = ({ audience, side: of }: Pick<Advised, 'audience' | 'side'>) =>
    hasDifference && !(audience === 'pregnant' && of === 'high');
  const add = (
    advised: Omit<Advised, 'isNarrow'> & { advice: AdviceLevel | null },
    status: ClinicalStatus,
    emergencyIf: Condition | null = null,
  ) => {
    const { advice, ...rest } = advised;
    if (isUrgent(advice))
      plan.urgent.push({
        ...rest,
        isNarrow: isNarrowFor(rest) && status !== 'critical',
        advice,
        isCritical: status === 'critical',
        emergencyIf,
      });
    else if (advice !== null) plan.mild.push({ ...rest, isNarrow: isNarrowFor(rest), advice });
  };
  // If ranges contradict each other, the worst is the only known advice: it is given as it is.
  const condition = interpretation.reason === 'opposite-sides' ? null : worst.condition;
  if (condition === null) {
    if (worst.side)
      add({ type, side: worst.side, audience: base, condition, advice: worst.advice }, worst.status);
    return plan;
  }
  const { advice, status } = interpretation;
  // For a critical pressure the same panel includes the worse advice under the condition.
  const isEmergencyOnlyIf = status === 'critical' && isUrgent(advice) && worst.advice === 'emergency';
  if (side !== null)
    add(
      { type, side, audience: base, condition: null, advice },
      status,
      isEmergencyOnlyIf ? condition : null,
    );
  if (worst.side && !isEmergencyOnlyIf)
    add(
      {
        type,
        side: worst.side,
        audience: audienceUnder(condition, base),
        condition,
        advice: worst.advice,
      },
      worst.status,
    );
  return plan;
}
