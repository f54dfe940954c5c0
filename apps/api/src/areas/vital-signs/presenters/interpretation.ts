import type { Interpretation, VitalSign } from '@nadi/contract/schema';
import { explain } from '@nadi/domain/vital-signs/interpretation';
import type { Judgement } from '@nadi/domain/vital-signs/judgement';

/** More than there are combinations of rules and units; beyond it ranges are put together each time. */
const mostKept = 2_000;
const kept = new Map<string, Interpretation['ranges']>();

/** As the clinical rules explain a judgement. Ranges are the same for all readings that the same rules were applied to. */
export function presentInterpretation(judgement: Judgement, unit: VitalSign['unit']): Interpretation {
  const { status, side, advice, reason, worst, asks } = judgement;
  const key = keyOf(judgement, unit);
  const ranges = kept.get(key);
  if (ranges) return { status, side, advice, reason, worst, ranges, asks };
  const interpretation: Interpretation = explain(judgement, unit);
  if (kept.size < mostKept) kept.set(key, interpretation.ranges);
  return interpretation;
}

function keyOf({ ways }: Judgement, unit: string): string {
  let key = unit;
  for (const { rules, condition } of ways) key += `|${condition}:${rules.join()}`;
  return key;
}
