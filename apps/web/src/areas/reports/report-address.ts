import type { ReportChoice, ReportPart, ReportPeriod } from '@nadi/ui/screens/reports/HealthReportScreen';

const periods: readonly ReportPeriod[] = ['7d', '30d', '90d', '1y'];
const parts: readonly ReportPart[] = ['history', 'readings', 'lab-values', 'medicines', 'goals'];
type Type = ReportChoice['types'][number];

/** Reads names with commas between them; all of them if none is said, and none if it is empty. */
const chosenOf = <Name extends string>(text: string | null, all: readonly Name[]): Name[] => {
  const names = text?.split(',');
  return all.filter((name) => !names || names.includes(name));
};

/** Reads the choice from the address; what stands there wrongly is left out. */
export const choiceOf = (address: URLSearchParams, types: readonly Type[]): ReportChoice => ({
  period: periods.find((one) => one === address.get('period')) ?? '30d',
  parts: chosenOf(address.get('parts'), parts),
  types: chosenOf(address.get('types'), types),
  withOnlyYou: address.get('withOnlyYou') === 'true',
});

/** Writes the choice as parameters, without what is chosen if nothing is said. */
export const addressOf = (choice: ReportChoice, types: readonly Type[]): Record<string, string> => ({
  ...(choice.period !== '30d' && { period: choice.period }),
  ...(choice.parts.length < parts.length && { parts: choice.parts.join() }),
  ...(choice.types.length < types.length && { types: choice.types.join() }),
  ...(choice.withOnlyYou && { withOnlyYou: 'true' }),
});
