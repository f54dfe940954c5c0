import type { Criterion, CriterionSide, TrialFacts } from './criterion';
import { type Because, evaluate, type Reason, type Settles } from './evaluate';

export type FitResult = 'met' | 'not-met' | 'unknown';

/** A criterion for one person: whether it stands in the way, by which items of the record, and what would settle it. */
export type CriterionFit = {
  id: string;
  side: CriterionSide;
  text: string;
  /** For an exclusion, `met` means that it does not apply. */
  result: FitResult;
  reason: Reason;
  because: Because[];
  /** Null if it is known. */
  settles: Settles | null;
  /** The first day on which it is met by time alone; null if there is none. */
  from: string | null;
};

/** How a person fits a study. It never says that they may take part: that is for the study to decide. */
export type Fit = {
  met: number;
  notMet: number;
  unknown: number;
  /** The day from which nothing known stands in the way, if only time does now; null otherwise. */
  from: string | null;
  criteria: CriterionFit[];
};

export function fitOf(criteria: readonly Criterion[], facts: TrialFacts): Fit {
  const fits = criteria.map((one) => criterionFit(one, facts));
  const count = (wanted: FitResult) => fits.filter(({ result }) => result === wanted).length;
  const against = fits.filter(({ result }) => result === 'not-met');
  const days = against.map(({ from }) => from);
  const isByTime = days.length > 0 && days.every((day) => day !== null);
  return {
    ...{ met: count('met'), notMet: against.length, unknown: count('unknown') },
    from: isByTime ? (days.sort().at(-1) ?? null) : null,
    criteria: fits,
  };
}

export function criterionFit({ id, side, text, rule }: Criterion, facts: TrialFacts): CriterionFit {
  if (rule === null)
    return {
      ...{ id, side, text, result: 'unknown', reason: 'only-a-person-can-tell' },
      ...{ because: [], settles: 'doctor', from: null },
    };
  const { isTrue, reason, because, settles, from } = evaluate(rule.statement, facts);
  const isWanted = (side === 'inclusion') !== rule.isNegated;
  const result = isTrue === null ? 'unknown' : isTrue === isWanted ? 'met' : 'not-met';
  return {
    id,
    side,
    text,
    result,
    reason,
    because,
    settles,
    from: result === 'not-met' && isWanted ? from : null,
  };
}
