import { toProblem } from '@nadi/api-client/problems';
import type { Kept, Loaded } from '@nadi/ui/patterns/state';
import { keptState, pageState, type Query } from './page-state';

type Absent = { phase: 'absent' };

const isAbsent = ({ isError, error }: Query<unknown>): boolean => isError && toProblem(error).status === 404;

/** Returns the state of a page about one record, which may not be there. */
export const detailState = <Data, Content extends object>(
  query: Query<Data>,
  content: (data: Data) => Content,
): Loaded<Content> | Absent => (isAbsent(query) ? { phase: 'absent' } : pageState(query, content));

/** Returns the same for data from the read store of this device. @param readAt when it was stored; undefined if it is fresh */
export const keptDetailState = <Data, Content extends object>(
  query: Query<Data>,
  content: (data: Data) => Content,
  readAt?: string,
): Kept<Content> | Absent => (isAbsent(query) ? { phase: 'absent' } : keptState(query, content, readAt));
