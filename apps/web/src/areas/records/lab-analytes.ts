import type { Analyte } from '@nadi/domain/labs/analyte';
import { analytes as known } from '@nadi/domain/labs/dictionary';
import { fromCanonical } from '@nadi/domain/labs/units';
import type { LabReviewScreenProps } from '@nadi/ui/screens/labs/LabReviewScreen';

type Choice = LabReviewScreenProps['analytes'][number];

/** Tests that can be chosen, by name. */
export const analytes: readonly Choice[] = known
  .map((one) => ({ id: one.id, name: one.name, units: Object.keys(one.units), limits: limitsOf(one) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** Returns the technical limits in each unit that converts; of others nothing is known. */
function limitsOf(analyte: Analyte): Choice['limits'] {
  if (!analyte.limits) return {};
  const [low, high] = analyte.limits;
  const pairs = Object.keys(analyte.units).map(
    (unit) => [unit, [fromCanonical(analyte, low, unit), fromCanonical(analyte, high, unit)]] as const,
  );
  return Object.fromEntries(
    pairs.flatMap(([unit, [from, to]]) => (from == null || to == null ? [] : [[unit, [from, to] as const]])),
  );
}
