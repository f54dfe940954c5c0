import type { ToldReading } from './messages-for';
import type { Side } from './range';

/** For which readings an article says something; what is absent does not matter. */
type Fit = {
  /** The reading is, or may be, out of range on this side. */
  side?: Side;
  /** For or against people under 16 years. */
  isForChildren?: boolean;
  /** Age in completed months from which it is written. */
  fromMonths?: number;
  /** Only if pregnancy is known or possible, and its range makes a difference. */
  isForPregnancy?: true;
};

/** Articles that would mislead beside a reading they are not about. All others fit each reading of their type. */
const fits: Readonly<Record<string, Fit>> = {
  'low-blood-sugar': { side: 'low' },
  'type-2-diabetes': { side: 'high', isForChildren: false },
  'sugar-in-pregnancy': { side: 'high', isForPregnancy: true },
  'fast-pulse': { side: 'high', isForChildren: false },
  'slow-pulse': { side: 'low', isForChildren: false },
  'anxiety-and-panic': { side: 'high', isForChildren: false },
  asthma: { side: 'high', fromMonths: 12 },
  breathlessness: { isForChildren: false },
  'high-blood-pressure': { side: 'high', isForChildren: false },
  'blood-pressure-in-pregnancy': { side: 'high', isForPregnancy: true },
  'measuring-blood-pressure-at-home': { isForChildren: false },
  'fever-in-adults': { side: 'high', isForChildren: false },
  'fever-in-children': { side: 'high', isForChildren: true },
  dengue: { side: 'high' },
  paracetamol: { side: 'high', fromMonths: 3 },
  'cough-and-tuberculosis': { isForChildren: false },
  'weight-height-and-bmi': { isForChildren: false },
};

type Interpreted = Pick<ToldReading, 'type'> & {
  interpretation: Pick<ToldReading['interpretation'], 'side' | 'worst'> & {
    ranges: readonly {
      group: ToldReading['interpretation']['ranges'][number]['group'];
      ageToMonths: number | null;
    }[];
  };
};

/**
 * Returns true if an article says something about a reading: by its side, the person's age and pregnancy, as far as the ranges that were applied
 * tell them.
 */
export function isArticleFor(
  slug: string,
  { interpretation: { side, worst, ranges } }: Interpreted,
): boolean {
  const { side: wanted, isForChildren, fromMonths, isForPregnancy } = fits[slug] ?? {};
  const youngest = ranges.find(({ group }) => group === 'child' || group === 'newborn');
  if (wanted && side !== wanted && worst.side !== wanted) return false;
  if (isForChildren !== undefined && isForChildren !== (youngest !== undefined)) return false;
  if (fromMonths !== undefined && youngest?.ageToMonths && youngest.ageToMonths <= fromMonths) return false;
  return !isForPregnancy || ranges.some(({ group }) => group.startsWith('pregnant'));
}
