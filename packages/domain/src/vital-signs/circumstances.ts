/** One thing that may be true of a person and is neither known nor excluded. */
export type Circumstance =
  | 'pregnant-or-after-birth'
  | 'pregnant'
  | 'fasting'
  | 'extra-oxygen'
  | 'under-three-months';

/** Circumstances under which something holds, as they leave the API: one, both or either of two. */
export type Condition = Circumstance | 'pregnant-and-fasting' | 'pregnant-or-fasting';

/** Returns the condition under which all of the circumstances hold; null where there is none. */
export function nameCircumstances(all: readonly Circumstance[]): Condition | null {
  if (all.length === 0) return null;
  if (all.includes('pregnant') && all.includes('fasting')) return 'pregnant-and-fasting';
  return all[0] ?? null;
}

/**
 * Returns the weakest condition that covers all given circumstances: what holds in fasting alone does not ask for pregnancy too, and
 * what holds under either of two names both.
 */
export function nameWeakest(given: readonly (readonly Circumstance[])[]): Condition | null {
  const weakest = given.filter((one) => !given.some((other) => other !== one && isPartOf(other, one)));
  const single = weakest.flatMap((one) => (one.length === 1 ? one : []));
  if (single.includes('pregnant') && single.includes('fasting')) return 'pregnant-or-fasting';
  return nameCircumstances(weakest[0] ?? []);
}

const isPartOf = (some: readonly Circumstance[], all: readonly Circumstance[]): boolean =>
  some.length < all.length && some.every((one) => all.includes(one));
