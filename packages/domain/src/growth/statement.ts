import type { Source } from '../vital-signs/sources';

/**
 * Names the statements about how a child grows.
 *
 * `severe-low`, `low`, `high` and `severe-high` are about one value; `loss`, `no-gain`, `falls` and `rises` about two; `differ` and `slip` say that a value may be
 * wrong.
 */
export type StatementCode =
  | 'severe-low'
  | 'loss'
  | 'falls'
  | 'low'
  | 'no-gain'
  | 'severe-high'
  | 'high'
  | 'rises'
  | 'differ'
  | 'slip';

export type Severity = 'critical' | 'attention' | 'info';

export type Statement = {
  code: StatementCode;
  severity: Severity;
  /** Holds for every value of those days and, where the sex is not known, for both sexes. */
  isCertain: boolean;
  /** The calendar day that it is about. */
  day: string;
  value: number;
  /** The earlier day that the value is compared with; null for a statement about one value. */
  fromDay: string | null;
  before: number | null;
  source: Source | null;
};

const order: readonly Severity[] = ['critical', 'attention', 'info'];
const codes: readonly StatementCode[] = [
  ...(['severe-low', 'loss', 'falls', 'low', 'no-gain'] as const),
  ...(['severe-high', 'high', 'rises', 'differ', 'slip'] as const),
];

/** Sorts the most severe first; of two that are equally severe, what is about too little before what is about too much. */
export const bySeverity = (a: Statement, b: Statement): number =>
  order.indexOf(a.severity) - order.indexOf(b.severity) || codes.indexOf(a.code) - codes.indexOf(b.code);

/**
 * Returns all that is said in any of several cases, of each the most severe; it is certain if every case says it.
 *
 * @param cases what is said with each value that may be the true one
 */
export function inAnyCase(cases: readonly (readonly Statement[])[]): Statement[] {
  const found = new Map<StatementCode, Statement>();
  for (const one of cases.flat()) {
    const known = found.get(one.code);
    if (!known || bySeverity(one, known) < 0) found.set(one.code, one);
  }
  return [...found.values()]
    .map((one) => ({
      ...one,
      isCertain: cases.every((each) => each.some(({ code, isCertain }) => code === one.code && isCertain)),
    }))
    .sort(bySeverity);
}
