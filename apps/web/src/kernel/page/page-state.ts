import { toProblem } from '@nadi/api-client/problems';
import type { Kept, Listed, Loaded, Paging } from '@nadi/ui/patterns/state';
import { keepPreviousData } from '@tanstack/react-query';
import { isAway } from '../read-store/is-away';
import { failureOf } from '../requests/action';

/** What is needed of a query. */
export type Query<Data> = {
  data: Data | undefined;
  isError: boolean;
  error: unknown;
  isPlaceholderData?: boolean;
};

/** What a page knows of what it asked. What was read before stays in sight, though it could not be read again. */
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
 * The same of what the read store keeps on this device.
 *
 * @param readAt since when it lies there; undefined where it is fresh
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

/** How a page of a list is asked for: the page before stays in sight until it is there, and nothing old is taken for it. */
export const listOptions = { placeholderData: keepPreviousData, staleTime: 0 } as const;

/** What a screen knows of a list that is asked for page by page. */
export const listState = <Row>(query: Query<List<Row>>): Loaded<Listed<Row>> =>
  pageState(query, ({ data, pagination }) => ({
    rows: data,
    pagination,
    isPending: query.isPlaceholderData ?? false,
  }));
