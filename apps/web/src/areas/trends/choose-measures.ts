import type { HealthMetric, LabObservation } from '@nadi/contract/schema';
import type { MeasureId, MeasureOption } from '@nadi/ui/screens/trends/HealthTrendsScreen';

/** As many as are shown unless others are chosen. */
const shownAtFirst = 3;

/** A test that has values in figures, the newest first. */
export type LabTest = { id: `lab-${string}`; name: string; values: readonly LabObservation[] };

/** Returns the tests of which we know what they are and that have figures; words alone draw no line. */
export function labTestsOf(observations: readonly LabObservation[]): LabTest[] {
  const tests = new Map<string, LabObservation[]>();
  for (const one of observations) {
    if (one.analyte === null || one.number === null) continue;
    tests.set(one.analyte, [...(tests.get(one.analyte) ?? []), one]);
  }
  return [...tests]
    .map(([analyte, values]): LabTest => ({ id: `lab-${analyte}`, name: values[0]?.name ?? analyte, values }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

type Metrics = readonly Pick<HealthMetric, 'type' | 'counts'>[];

/** Returns all that there is something of: types of readings, the most often measured first, then tests by their name. */
export const optionsOf = (metrics: Metrics, tests: readonly LabTest[]): MeasureOption[] => [
  ...metrics.map(({ type }) => ({ id: type })),
  ...tests.map(({ id, name }) => ({ id, name })),
];

/**
 * Returns the measures that are shown, in the order of the options: the chosen ones that there are, else the ones with readings in the period,
 * then others.
 */
export function chosenOf(
  wanted: readonly MeasureId[],
  options: readonly MeasureOption[],
  metrics: Metrics,
): MeasureId[] {
  const ids = options.map(({ id }) => id);
  const found = ids.filter((id) => wanted.includes(id));
  if (found.length > 0) return found;
  const measured = ids.filter((id) => metrics.some(({ type, counts }) => type === id && counts.count > 0));
  const first = [...measured, ...ids.filter((id) => !measured.includes(id))].slice(0, shownAtFirst);
  return ids.filter((id) => first.includes(id));
}
