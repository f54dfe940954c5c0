import type { VitalSign } from '@nadi/contract/schema';
import type { Services } from '../../../kernel/services/services';
import { withRanges } from './range-sets';

/** The contract's maximum for a page. */
const wholePage = 100;
/** A request for each hundred: more than these would take minutes, and the server's time-out. */
const maxPages = 100;

/** There are more than are read one page after the other. */
export class TooManyReadings extends Error {}

/** All readings where nothing is said. `dateFrom` is RFC 3339. */
type Chosen = { type?: VitalSign['type']; dateFrom?: string };

/**
 * Reads all readings of the person, the newest first, from the server alone: what this device has kept may be old. Rejects if one page
 * cannot be read, since half a record would pass for the whole.
 */
export async function readAllReadings(
  { api }: Pick<Services, 'api'>,
  chosen: Chosen = {},
): Promise<VitalSign[]> {
  const found = new Map<string, VitalSign>();
  for (let page = 1; ; page += 1) {
    const { data, error } = await api.GET('/vital-signs', {
      params: { query: { ...chosen, page, limit: wholePage } },
    });
    if (!data) throw error;
    if (data.pagination.pages > maxPages) throw new TooManyReadings();
    // One that is recorded meanwhile moves others to the next page.
    for (const reading of withRanges(data)) found.set(reading.id, reading);
    if (page >= data.pagination.pages) return [...found.values()];
  }
}
