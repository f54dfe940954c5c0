/** A statement that holds now, as far as it is followed from one time to the next. */
export type Statement = { key: string };

/** The verdicts that a person can give on a statement. */
export const verdicts = ['useful', 'not_useful', 'not_right'] as const;
export type Verdict = (typeof verdicts)[number];

/** A statement as it is kept: what was said, since when, and what the person made of it. Moments are of the kind that its keeper has. */
export type Told<Said extends Statement, Moment> = {
  id: string;
  key: string;
  said: Said;
  /** How much it matters; the most is the highest. */
  rank: number;
  firstSaidAt: Moment;
  saidAt: Moment;
  resolvedAt: Moment | null;
  dismissedAt: Moment | null;
  /** Its rank when it was dismissed; null while it is not. */
  dismissedRank: number | null;
  verdict: Verdict | null;
  reason: string | null;
  verdictAt: Moment | null;
  version: number;
};

/** How statements are compared. */
export type Measures<Said> = {
  rankOf: (said: Said) => number;
  /** From which rank on a dismissal does not cover newer evidence. */
  newFrom: number;
  /** When the newest thing that it rests on was measured, RFC 3339; null if it rests on none with a time. */
  newestOf: (said: Said) => string | null;
};

export type Followed<Said extends Statement, Moment> = {
  row: Told<Said, Moment>;
  /** Null if it is kept as it is already. */
  change: 'new' | 'opened-again' | 'said-anew' | 'resolved' | null;
};

/**
 * Compares what holds now with what is kept and not resolved. A statement is open again, and told of, if it matters more than before; a dismissed one also if it
 * asks for something and rests on something newer: whoever dismissed one reading has not seen the next.
 *
 * @returns the statements that hold, then those that hold no longer
 */
export function followInsights<Said extends Statement, Moment>(
  kept: readonly Told<Said, Moment>[],
  found: readonly Said[],
  { now, newId, rankOf, newFrom, newestOf }: Measures<Said> & { now: Moment; newId: () => string },
): Followed<Said, Moment>[] {
  const standing = new Map(kept.map((one) => [one.key, one]));
  const held = found.map((said): Followed<Said, Moment> => {
    const [before, rank] = [standing.get(said.key), rankOf(said)];
    standing.delete(said.key);
    if (!before) return { row: { ...begun(said, now), id: newId(), rank }, change: 'new' };
    if (isSame(before.said, said) && before.rank === rank) return { row: before, change: null };
    const anew = { ...before, said, rank, saidAt: now, version: before.version + 1 };
    const isWorse = rank > (before.dismissedRank ?? before.rank);
    const isNewer = rank >= newFrom && (newestOf(said) ?? '') > (newestOf(before.said) ?? '');
    // A verdict on the earlier statement is not one on this.
    if (isWorse || (before.dismissedAt !== null && isNewer))
      return { row: { ...anew, ...unanswered }, change: 'opened-again' };
    // Whatever it rises to from here is worse than what the person last left aside.
    const dismissedRank = before.dismissedRank === null ? null : Math.min(before.dismissedRank, rank);
    return { row: { ...anew, dismissedRank }, change: 'said-anew' };
  });
  const gone = [...standing.values()].map(
    (row): Followed<Said, Moment> => ({
      row: { ...row, resolvedAt: now, version: row.version + 1 },
      change: 'resolved',
    }),
  );
  return [...held, ...gone];
}

const unanswered = {
  ...{ dismissedAt: null, dismissedRank: null, verdict: null, reason: null, verdictAt: null },
} as const;

const begun = <Said extends Statement, Moment>(said: Said, now: Moment) => ({
  ...{ key: said.key, said, firstSaidAt: now, saidAt: now },
  ...{ ...unanswered, resolvedAt: null, version: 1 },
});

/** Compares data, whatever the order of their fields: a database keeps none. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === others.length &&
    keys.every((key) => isSame(one[key as keyof typeof one], other[key as keyof typeof other]))
  );
}

/** A change of a statement that a person asks for. */
export type InsightChange = { isDismissed?: boolean; verdict?: Verdict | null; reason?: string | null };

/** The reasons why it cannot be changed so; none if it can. */
export function checkChange({ verdict, reason }: InsightChange) {
  if (verdict === 'not_right' && !reason)
    return [{ pointer: '/body/reason', message: 'Must say what is not right.', code: 'required' }];
  if (reason && verdict !== 'not_right')
    return [{ pointer: '/body/reason', message: 'Must go with `not_right`.', code: 'not-allowed' }];
  return [];
}

/** A statement after a person dismissed it, took that back, or said what they think of it. */
export function changeInsight<Said extends Statement, Moment>(
  row: Told<Said, Moment>,
  { isDismissed, verdict, reason = null }: InsightChange,
  now: Moment,
): Told<Said, Moment> {
  const isDismissing = isDismissed === true && row.dismissedAt === null;
  const isRestoring = isDismissed === false && row.dismissedAt !== null;
  const isAnswering = verdict !== undefined && (verdict !== row.verdict || reason !== row.reason);
  if (!isDismissing && !isRestoring && !isAnswering) return row;
  return {
    ...row,
    ...(isDismissing && { dismissedAt: now, dismissedRank: row.rank }),
    ...(isRestoring && { dismissedAt: null, dismissedRank: null }),
    ...(isAnswering && { verdict, reason, verdictAt: verdict === null ? null : now }),
    version: row.version + 1,
  };
}
