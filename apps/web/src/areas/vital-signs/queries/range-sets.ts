import type { ListedVitalSign, VitalSign, VitalSignListAnswer } from '@nadi/contract/schema';

type List = Pick<VitalSignListAnswer, 'data' | 'rangeSets'>;

/** Returns the readings of a list, each with its ranges. */
export const withRanges = ({ data, rangeSets }: List): VitalSign[] =>
  data.map(({ interpretation: { rangeSet, ...interpretation }, ...row }) => ({
    ...row,
    interpretation: { ...interpretation, ranges: rangeSets[rangeSet] ?? [] },
  }));

/** Returns a reading in the form of a list item, and the list's ranges with those of the reading added. */
export function toListed(
  { interpretation: { ranges, ...interpretation }, ...row }: VitalSign,
  { rangeSets }: List,
): { reading: ListedVitalSign; rangeSets: List['rangeSets'] } {
  const reading = { ...row, interpretation: { ...interpretation, rangeSet: rangeSets.length } };
  return { reading, rangeSets: [...rangeSets, ranges] };
}
