export type Spread = { min: number; median: number; max: number };

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return { min: at(0), median: at(Math.floor(sorted.length / 2)), max: at(sorted.length - 1) };
}

/**
 * Measures each of several things once in each round, in turn, so that other load on the machine affects them equally. The first
 * round is a warm-up and does not count.
 */
export async function inTurns<Name extends string, Value = number>(
  rounds: number,
  things: Record<Name, () => Promise<Value>>,
): Promise<Record<Name, Value[]>> {
  const names = Object.keys(things) as Name[];
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Value[]>;
  for (let round = 0; round <= rounds; round += 1)
    for (const name of names) {
      const value = await things[name]();
      if (round > 0) measured[name].push(value);
    }
  return measured;
}

/** The ratio in each round, so that both numbers are from the same time. */
export const ratioOf = (some: readonly number[], others: readonly number[]): Spread =>
  spreadOf(some.map((value, round) => value / (others[round] ?? Number.NaN)));

export function percentile95(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}
