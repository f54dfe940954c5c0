import * as m from '../../../generated/messages/messages';
import type { ClinicalStatus } from '../../components/private/reading/reading';
import { type Unit, writeNumber, writeValue } from '../private/unit';
import { distanceOf, type RangeBand } from './geometry';

/** "0.6 to 1.1 mg/dL", "7 % or less". */
export function writeRange({ from, to }: RangeBand, unit: Unit): string {
  if (from !== null && to !== null)
    return m.range_bar_between({ low: writeNumber(from, unit), high: writeValue(to, unit) });
  if (from !== null) return m.range_bar_from({ low: writeValue(from, unit) });
  if (to !== null) return m.range_bar_up_to({ high: writeValue(to, unit) });
  return '';
}

/** Distance of the value from the range; undefined if unknown. */
export function summaryOf(
  value: number | null,
  unit: Unit,
  status: ClinicalStatus,
  bands: readonly RangeBand[],
): string | undefined {
  if (value === null) return undefined;
  if (bands.length === 0) return m.range_bar_no_bands();
  // Says nothing more: whoever assessed it has said that these bands do not settle it.
  if (status === 'not-assessed') return undefined;
  const distance = distanceOf(value, bands);
  if (!distance) return undefined;
  const range = writeRange(distance.band, unit);
  const difference = writeValue(distance.by, unit);
  if (distance.side === 'above') return m.range_bar_above({ difference, range });
  if (distance.side === 'below') return m.range_bar_below({ difference, range });
  return status === 'in-range' ? m.range_bar_within({ range }) : m.range_bar_at_edge({ range });
}
