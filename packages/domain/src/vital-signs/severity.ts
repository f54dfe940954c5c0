import type { Advice, Side, Status } from './range';

/** The result of one range for a value. */
export type Verdict = { status: Status; side: Side | null; advice: Advice | null };

const severityOf: Record<Status, number> = { 'not-assessed': 0, 'in-range': 1, low: 2, high: 2, critical: 3 };
const urgencyOf: Record<Advice, number> = {
  repeat: 1,
  soon: 2,
  'same-day': 3,
  'emergency-if-symptoms': 4,
  emergency: 5,
};
const urgency = (advice: Advice | null): number => (advice === null ? 0 : urgencyOf[advice]);

/** Returns a verdict with at least as urgent an advice as another finding asks for; in range it becomes that finding. */
export function withFinding(verdict: Verdict, finding: Verdict): Verdict {
  if (verdict.status === 'in-range') return finding;
  return urgency(finding.advice) > urgency(verdict.advice) ? { ...verdict, advice: finding.advice } : verdict;
}

/** Returns true for a verdict that is critical, or that asks for action on the same day. */
export const asksToday = ({ status, advice }: Pick<Verdict, 'status' | 'advice'>): boolean =>
  status === 'critical' || urgency(advice) >= urgencyOf['same-day'];

/** Negative where `a` is milder than `b`: by status first, then by what is advised. */
export const compareSeverity = (a: Verdict, b: Verdict): number =>
  severityOf[a.status] - severityOf[b.status] || urgency(a.advice) - urgency(b.advice);

/** The more severe of two; of two that are equal the high one, then the first. */
export function moreSevere<V extends Verdict>(a: V, b: V): V {
  const order = compareSeverity(a, b);
  if (order !== 0) return order > 0 ? a : b;
  return b.side === 'high' && a.side !== 'high' ? b : a;
}

export const mostSevere = <V extends Verdict>(all: readonly [V, ...V[]]): V => all.reduce(moreSevere);
export const mildest = <V extends Verdict>(all: readonly [V, ...V[]]): V =>
  all.reduce((a, b) => (compareSeverity(b, a) < 0 ? b : a));
