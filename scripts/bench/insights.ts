import { allCases } from '../insights/cases/all';
import { floors, reportOf, scored, setsOf, share, totalOf } from '../insights/report';
import type { Result } from './report';
import { spreadOf } from './rounds';

/** Measures how well the engine of insights says what it must of invented records, and leaves out what it must not say. It depends on the code alone, so a miss always fails. */
export async function measureInsights(): Promise<Result[]> {
  const all = scored(allCases);
  for (const line of reportOf(all)) console.log(`  ${line}`);
  const sets = setsOf(all);
  return (['tuning', 'heldOut'] as const).flatMap((set) => {
    const { said, must, kept, mustNot, unsafe } = totalOf(sets[set]);
    const line = (name: string, unit: string, value: number) => ({
      id: 'I1',
      what: `insights, ${set === 'tuning' ? 'for tuning' : 'held out'}: ${name}`,
      ...{ unit, spread: spreadOf([value]), isExact: true },
    });
    return [
      { ...line('unsafe', `of ${sets[set].length} cases`, unsafe.length), ceiling: 0 },
      { ...line('said of what must be', `% of ${must}`, share(said, must)), floor: floors[set].said },
      {
        ...line('kept of what must not be', `% of ${mustNot}`, share(kept, mustNot)),
        floor: floors[set].kept,
      },
    ];
  });
}
