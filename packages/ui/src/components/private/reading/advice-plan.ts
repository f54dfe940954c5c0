import type { AdviceLevel, AppliedRange, Condition, Interpretation, Side } from './interpretation';
import type { ReadingType } from './reading';

/** Whom an advice speaks to; `baby` is younger than a year, with a temperature younger than three months. */
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
};
export type UrgentAdvice = Advised & {
  advice: Urgent;
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

/**
 * What is advised where the condition does not hold. An interpretation names the advice of its worst alone, so this is the most
 * urgent that a milder range can give; a test holds it against the clinical rules.
 */
function withoutCondition(
  type: AdvisedType,
  { status, side }: Interpretation,
  audience: Audience,
): AdviceLevel | null {
  if (status === 'critical') return 'emergency-if-symptoms';
  if (status === 'high')
    switch (type) {
      case 'temperature':
        return audience === 'adult' ? 'soon' : 'same-day';
      case 'glucose':
      case 'respiratory_rate':
        return 'same-day';
      default:
        return 'soon';
    }
  if (status !== 'low' || side === null) return null;
  if (type === 'oxygen_saturation') return 'same-day';
  if (type === 'temperature' && audience !== 'adult') return 'same-day';
  return type === 'blood_pressure' ? 'soon' : 'repeat';
}

type Judged = { type: ReadingType; interpretation: Interpretation };

/** What a person is told about a reading: what holds in any case first, then what holds under a condition. */
export function planAdvice({ type, interpretation }: Judged): { urgent: UrgentAdvice[]; mild: MildAdvice[] } {
  const { worst, side, ranges } = interpretation;
  const plan = { urgent: [] as UrgentAdvice[], mild: [] as MildAdvice[] };
  if (type === 'weight' || type === 'height') return plan;
  const base = audienceOf(
    type,
    ranges.find(({ condition }) => condition === null),
  );
  const add = (
    advised: Advised & { advice: AdviceLevel | null },
    emergencyIf: UrgentAdvice['emergencyIf'],
  ) => {
    const { advice, ...rest } = advised;
    if (isUrgent(advice)) plan.urgent.push({ ...rest, advice, emergencyIf });
    else if (advice !== null) plan.mild.push({ ...rest, advice });
  };
  // Where ranges contradict each other, no other advice is known than the worst: it is said as it is.
  const condition = interpretation.reason === 'opposite-sides' ? null : worst.condition;
  if (condition === null) {
    if (worst.side) add({ type, side: worst.side, audience: base, condition, advice: worst.advice }, null);
    return plan;
  }
  const isEmergencyOnlyIf = interpretation.status === 'critical' && worst.advice === 'emergency';
  if (side !== null) {
    const advice = withoutCondition(type, interpretation, base);
    add({ type, side, audience: base, condition: null, advice }, isEmergencyOnlyIf ? condition : null);
  }
  // One panel is enough where both are critical: it names the condition.
  if (worst.side && !isEmergencyOnlyIf)
    add(
      {
        type,
        side: worst.side,
        audience: condition === 'pregnant-or-after-birth' ? 'pregnant' : base,
        condition,
        advice: worst.advice,
      },
      null,
    );
  return plan;
}
