import type { Summary, VitalSign, VitalSignListAnswer } from '@nadi/contract/schema';
import { isRecent, mostSevereRecent } from '@nadi/domain/vital-signs/attention';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Settled } from '../../../kernel/offline/entries';
import type { OutboxEntry } from '../../../kernel/offline/write';
import { isNewOnPage, type PageChoice } from '../queries/on-page';
import { toListed } from '../queries/range-sets';
import { knownReadings } from '../queries/told';

type List = Pick<VitalSignListAnswer, 'data' | 'rangeSets' | 'pagination'>;
type SummaryAnswer = { data: Summary };
type Choice = Partial<PageChoice>;

const choiceOf = ([, , init]: QueryKey): Choice =>
  (init as { params?: { query?: Choice } } | undefined)?.params?.query ?? {};

const isReading = (data: unknown): data is VitalSign =>
  typeof (data as VitalSign | null)?.id === 'string' && typeof (data as VitalSign).measuredAt === 'string';

const at = ({ measuredAt }: Pick<VitalSign, 'measuredAt'>) => Date.parse(measuredAt);

/** Returns the list with a reading in its place: changed in its row, or new on the first page if it matches the filter. */
export function listWith(list: List, taken: VitalSign, { page = 1, ...choice }: Choice): List {
  const { data, pagination } = list;
  const { reading, rangeSets } = toListed(taken, list);
  if (data.some(({ id }) => id === reading.id))
    return { ...list, rangeSets, data: data.map((row) => (row.id === reading.id ? reading : row)) };
  // A change to a reading on another page does not affect this one.
  if (reading.version !== 1 || !isNewOnPage(reading, { page, ...choice })) return list;
  const rows = [reading, ...data].sort((one, other) => at(other) - at(one));
  return {
    ...list,
    rangeSets,
    data: rows.slice(0, Math.max(pagination.limit, data.length)),
    pagination: { ...pagination, total: pagination.total + 1 },
  };
}

const listWithout = (list: List, gone: string): List => {
  const data = list.data.filter(({ id }) => id !== gone);
  if (data.length === list.data.length) return list;
  return { ...list, data, pagination: { ...list.pagination, total: list.pagination.total - 1 } };
};

const summaryWith = (summary: SummaryAnswer, reading: VitalSign, now: Date): SummaryAnswer => {
  const items = summary.data.items.map((item) =>
    item.latest.id === reading.id || (item.type === reading.type && at(reading) >= at(item.latest))
      ? { ...item, latest: reading }
      : item,
  );
  // The version before a change must not be told any more.
  const known = knownReadings<VitalSign>(summary.data, new Map([[reading.id, reading]]));
  const recent = known.filter(
    ({ measuredAt, interpretation }) => interpretation.worst.advice !== null && isRecent(measuredAt, now),
  );
  return { ...summary, data: { ...summary.data, items, recent, attention: mostSevereRecent(recent, now) } };
};

/** A deleted reading no longer needs attention; the server says whether another one does. */
const summaryWithout = (summary: SummaryAnswer, gone: string, now: Date): SummaryAnswer => {
  const recent = (summary.data.recent ?? []).filter(({ id }) => id !== gone);
  const { attention } = summary.data;
  const left = attention?.id === gone ? mostSevereRecent(recent, now) : attention;
  return { ...summary, data: { ...summary.data, recent, attention: left } };
};

/**
 * Shows the version that the server has just accepted until everything is read again, which may take long on a bad line: a reading
 * reported as saved must not vanish meanwhile.
 *
 * @param entries as they were before
 */
export function applySettledReadings(
  queryClient: QueryClient,
  settled: readonly Settled[],
  entries: readonly OutboxEntry[],
): void {
  for (const { id, verdict } of settled) {
    if (verdict.kind !== 'taken') continue;
    const write = entries.find((entry) => entry.id === id)?.write;
    const { data } = verdict;
    if (write?.operation === 'deleteVitalSign') {
      const gone = write.id ?? write.read.id;
      change<List>(queryClient, '/vital-signs', (list) => listWithout(list, gone));
      change<SummaryAnswer>(queryClient, '/vital-signs/summary', (summary) =>
        summaryWithout(summary, gone, new Date()),
      );
    } else if (write?.operation.endsWith('VitalSign') && isReading(data)) {
      change<List>(queryClient, '/vital-signs', (list, choice) => listWith(list, data, choice));
      change<SummaryAnswer>(queryClient, '/vital-signs/summary', (summary) =>
        summaryWith(summary, data, new Date()),
      );
    }
  }
}

/** The shown data keep their age. */
function change<Answer>(
  queryClient: QueryClient,
  path: string,
  by: (answer: Answer, choice: Choice) => Answer,
): void {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: ['get', path] }))
    if (state.data !== undefined)
      queryClient.setQueryData(queryKey, by(state.data as Answer, choiceOf(queryKey)), {
        updatedAt: state.dataUpdatedAt,
      });
}
