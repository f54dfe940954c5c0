/** The allowed transitions in each state, as in `x-transitions` of the contract. */
export type Transitions = {
  /** By state, the states that may follow. */
  from: Readonly<Record<string, readonly string[]>>;
  /** The refusal of every other one, with `{state}` and `{allowed}` in it. */
  refusal: string;
};

/** Why a thing cannot get from a state to another; null where it can. */
export function refuseMove({ from, refusal }: Transitions, state: string, wanted: string): string | null {
  const allowed = from[state] ?? [];
  if (allowed.includes(wanted)) return null;
  return refusal.replaceAll('{state}', state).replaceAll('{allowed}', allowed.join(' or '));
}
