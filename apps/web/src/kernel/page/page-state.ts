import { toProblem } from '@nadi/api-client/problems';
import type { Kept, Listed, Loaded, Paging } from '@nadi/ui/patterns/state';
import { keepPreviousData } from '@tanstack/react-query';
import { isAway } from '../read-store/is-away';
import { failureOf } from '../requests/action';

/** The parts of a query that are needed. */
export type Query<Data> = {
  data: Data | undefined;
  isError: boolean;
  error: unknown;
  isPlaceholderData?: boolean;
};

/** The state of a page's queries. Data that was read before stays visible, even if it could not be read again. */
export function pageState<Data, Content extends object>(
  query: Query<Data>,
  content: (data: Data) => Content,
): Loaded<Content> {
  if (query.data !== undefined) return { phase: 'ready', ...content(query.data) };
  if (!query.isError) return { phase: 'loading' };
  if (toProblem(query.error).status === 403) return { phase: 'forbidden' };
  const { message } = failureOf(query.error);
  return { phase: 'failed', message };
}

/**
 * The same for data from the read store of this device.
 *
 * @param readAt when it was stored; undefined if it is fresh
 */
export function keptState<Data, Content extends object>(
  query: Query<Data>,
  content: (data: Data) => Content,
  readAt?: string,
): Kept<Content> {
  if (query.data === undefined && query.isError && isAway(query.error)) return { phase: 'not-on-device' };
  const state = pageState(query, content);
  return state.phase === 'ready' ? { ...state, readAt } : state;
}

type List<Row> = { data: readonly Row[]; pagination: Paging };

/** Query options for a page of a list: the page before stays visible until it is loaded, and is never taken for the new one. */
export const listOptions = { placeholderData: keepPreviousData, staleTime: 0 } as const;

type Earlier = { queryKey: readonly unknown[] };

/** The same for a list that belongs to an item of the path: the page of another item is never shown. */
export const listOptionsOf = (id: string) =>
  ({
    placeholderData: <Data>(data: Data | undefined, earlier: Earlier | undefined) => {
      const asked = earlier?.queryKey[2] as { params?: { path?: { id?: string } } } | undefined;
      return asked?.params?.path?.id === id ? data : undefined;
    },
    staleTime: 0,
  }) as const;

/** The state of a list that is read page by page, for a screen. */
export const listState = <Row>(query: Query<List<Row>>): Loaded<Listed<Row>> =>
  pageState(query, ({ data, pagination }) => ({
    rows: data,
    pagination,
    isPending: query.isPlaceholderData ?? false,
  }));
