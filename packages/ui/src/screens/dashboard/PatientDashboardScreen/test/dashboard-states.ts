// For stories: Asha's dashboard, and what it would be with another last reading.
import { cast, examples } from '@nadi/contract/examples';
import { messagesFor } from '@nadi/domain/vital-signs/messages-for';
import type { ReadingRow } from '../../../../components/ReadingTable/ReadingTable';
import type { PatientDashboardState, Summary, SummaryItem } from '../types';

/** On the morning of the stories. */
const now = new Date('2026-11-20T09:00:00+05:30');

/** A summary with all that the clinical rules tell of its readings. */
export const summaryOf = (items: readonly SummaryItem[], recent: readonly ReadingRow[] = []): Summary => ({
  period: '30d',
  told: messagesFor([...recent, ...items.map(({ latest }) => latest)], now),
  items,
});

const { period, items: itemsOfAsha } = examples.readVitalSignSummary.answers['200'].asha.data;
/** The example of the contract, in which nothing recent asks for anything. */
export const summary: Summary = { period, items: itemsOfAsha, told: { messages: [], together: null } };
export const { asha, nothing } = examples.readVitalSignTrend.answers['200'];
export const ready: Extract<PatientDashboardState, { phase: 'ready' }> = {
  phase: 'ready',
  firstName: cast.people.asha.firstName,
  summary,
  trend: { phase: 'ready', trend: asha.data },
};

/**
 * Had the last reading been another; of this morning, so that it is what asks for attention.
 *
 * @param recent other readings of the day
 */
export function withLast(latest: ReadingRow, recent: readonly ReadingRow[] = []): Summary {
  const items = summary.items.map((item) => {
    if (item.type !== latest.type) return item;
    return { ...item, inRangeRun: { days: 0, span: 0, from: null, to: null }, latest };
  });
  return summaryOf(items, recent);
}
