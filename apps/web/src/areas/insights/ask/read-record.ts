import { toProblem } from '@nadi/api-client/problems';
import type { VitalSign } from '@nadi/contract/schema';
import type { Understood } from '@nadi/domain/insights/ask/understand';
import { boundsOfDay } from '@nadi/domain/kernel/time-zone';
import type { AskGap, AskKind } from '@nadi/ui/screens/insights/AskRecord';
import { isAway } from '../../../kernel/read-store/is-away';
import type { Services } from '../../../kernel/services/services';
import { withRanges } from '../../vital-signs/offers';
import type { Found } from './found';
import { labsFound, readingsFound } from './measured';
import { documentsFound, goalsFound, historyFound, medicinesFound, visitsFound } from './told';

/** The contract's maximum for a page. */
const wholePage = 100;
/** Pages of readings that are read for one question. */
const maxPages = 5;
/** The most values that the server lists. */
const mostLabs = 1000;

type Part = { found: Found[]; gaps?: readonly AskGap[] };
type Given = {
  services: Pick<Services, '$api' | 'queryClient'>;
  asked: Understood;
  timeZone: string;
  /** The ids of readings that ask for action. */
  asking: ReadonlySet<string>;
};

/** Asked for anew each time: an answer must not be older than the newest entry. */
const fresh = { staleTime: 0 } as const;

/** The type of reading that a question is about; undefined if it is about none, or several. */
function typeOf({ topics }: Understood): VitalSign['type'] | undefined {
  const types = new Set(
    topics.flatMap(({ subjects }) => subjects.filter((one) => one.startsWith('reading:'))),
  );
  const [only] = types;
  return types.size === 1 && only ? (only.slice('reading:'.length) as VitalSign['type']) : undefined;
}

/** Reads the readings that a question may be about; without a network, the newest that this device has. */
async function readReadings({
  services: { $api, queryClient },
  asked,
  timeZone,
  asking,
}: Given): Promise<Part> {
  const { period } = asked;
  const type = typeOf(asked);
  const wanted = {
    ...(type && { type }),
    ...(period?.from && { dateFrom: boundsOfDay(period.from, timeZone)[0].toISOString() }),
    ...(period?.to && { dateTo: boundsOfDay(period.to, timeZone)[1].toISOString() }),
  };
  const page = (number: number, query: typeof wanted) =>
    queryClient.fetchQuery({
      ...$api.queryOptions('get', '/vital-signs', {
        params: { query: { page: number, ...query, limit: wholePage } },
      }),
      ...fresh,
    });
  // The newest of all types first: kept on this device, they answer without a network too, and mostly they are all there are.
  const newest = await page(1, {});
  const listed = newest.pagination.total;
  if (listed <= newest.data.length) return { found: readingsFound(withRanges(newest), asking) };
  const first = await page(1, wanted).catch((error) => {
    if (isAway(error)) return null;
    throw error;
  });
  if (first === null) {
    const gap = { kind: 'reading', because: 'newest', count: newest.data.length, total: listed } as const;
    return { found: readingsFound(withRanges(newest), asking), gaps: [gap] };
  }
  const rows = new Map(withRanges(first).map((row) => [row.id, row]));
  for (let number = 2; number <= Math.min(first.pagination.pages, maxPages); number += 1)
    for (const row of withRanges(await page(number, wanted))) rows.set(row.id, row);
  const { total } = first.pagination;
  return {
    found: readingsFound([...rows.values()], asking),
    gaps: rows.size < total ? [{ kind: 'reading', because: 'newest', count: rows.size, total }] : [],
  };
}

type Paged = { pagination: { total: number } };
const newestOf = (kind: AskKind, count: number, { pagination: { total } }: Paged): readonly AskGap[] =>
  count < total ? [{ kind, because: 'newest', count, total }] : [];

const parts: Readonly<Record<AskKind, (given: Given) => Promise<Part>>> = {
  reading: readReadings,
  async lab({ services: { $api, queryClient } }) {
    const { data } = await queryClient.fetchQuery({
      ...$api.queryOptions('get', '/lab-observations'),
      ...fresh,
    });
    return {
      found: labsFound(data),
      gaps:
        data.length < mostLabs ? [] : [{ kind: 'lab', because: 'newest', count: data.length, total: null }],
    };
  },
  async medicine({ services: { $api, queryClient }, timeZone }) {
    const question = $api.queryOptions('get', '/medicines', { params: { query: { limit: wholePage } } });
    const { data } = await queryClient.fetchQuery({ ...question, ...fresh });
    return { found: medicinesFound(data, timeZone) };
  },
  async history({ services: { $api, queryClient } }) {
    const { data } = await queryClient.fetchQuery({
      ...$api.queryOptions('get', '/patients/medical-history'),
      ...fresh,
    });
    return { found: historyFound(data) };
  },
  async goal({ services: { $api, queryClient } }) {
    const question = $api.queryOptions('get', '/health-goals', { params: { query: { limit: wholePage } } });
    const list = await queryClient.fetchQuery({ ...question, ...fresh });
    return { found: goalsFound(list.data), gaps: newestOf('goal', list.data.length, list) };
  },
  async visit({ services: { $api, queryClient } }) {
    const question = $api.queryOptions('get', '/consultations', { params: { query: { limit: wholePage } } });
    const list = await queryClient.fetchQuery({ ...question, ...fresh });
    return { found: visitsFound(list.data), gaps: newestOf('visit', list.data.length, list) };
  },
  async document({ services: { $api, queryClient } }) {
    const question = $api.queryOptions('get', '/medical-records', {
      params: { query: { limit: wholePage } },
    });
    const list = await queryClient.fetchQuery({ ...question, ...fresh });
    return { found: documentsFound(list.data), gaps: newestOf('document', list.data.length, list) };
  },
};

/** Says why a part could not be read. */
export const becauseOf = (error: unknown): 'failed' | 'not-on-device' | 'forbidden' => {
  if (isAway(error)) return 'not-on-device';
  return toProblem(error).status === 403 ? 'forbidden' : 'failed';
};

/** Reads the parts of the record that a question may be about. The question is not sent; a part that cannot be read is told of, and the others answer. */
export async function readRecord(given: Given): Promise<{ found: Found[]; gaps: AskGap[] }> {
  const kinds = Object.keys(parts) as AskKind[];
  const read = await Promise.all(
    kinds.map((kind) =>
      parts[kind](given).catch((error): Part => ({ found: [], gaps: [{ kind, because: becauseOf(error) }] })),
    ),
  );
  return { found: read.flatMap(({ found }) => found), gaps: read.flatMap(({ gaps = [] }) => gaps) };
}
