// For stories: Asha's dashboard, and what it would be with another last reading.
import { cast, examples } from '@nadi/contract/examples';
import type { ReadingRow } from '../../../../components/ReadingTable/ReadingTable';
import type { PatientDashboardState, Summary } from '../types';

export const { data: summary } = examples.readVitalSignSummary.answers['200'].asha;
export const { asha, nothing } = examples.readVitalSignTrend.answers['200'];
export const ready: Extract<PatientDashboardState, { phase: 'ready' }> = {
  phase: 'ready',
  firstName: cast.people.asha.firstName,
  summary,
  trend: { phase: 'ready', trend: asha.data },
};

/** Had the last reading been another; of this morning, so that it is what asks for attention. */
export function withLast(latest: ReadingRow): Summary {
  const items = summary.items.map((item) => {
    if (item.type !== latest.type) return item;
    return { ...item, inRangeRun: { days: 0, span: 0, from: null, to: null }, latest };
  });
  const asks = latest.interpretation.worst.advice !== null;
  return { period: '30d', attention: asks ? latest : null, items };
}
