import type { ConsentKind, SharedEntry } from '@nadi/contract/schema';
import { unitLabel } from '@nadi/domain/labs/unit-label';
import type { Loaded } from '@nadi/ui/patterns/state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pageState } from '../../kernel/page/page-state';
import { settle } from '../../kernel/requests/settle';
import { useServices } from '../../kernel/services/use-services';
import { atOnce, recordsPath } from './shared-queries';

type Entries = {
  state: Loaded<{ rows: readonly SharedEntry[]; hasMore: boolean; isPending: boolean }>;
  readMore: () => void;
  readAgain: () => void;
};

const onPage = 20;

/** With the unit of a lab value as it is said. */
const inWords = ({ lab, ...entry }: SharedEntry): SharedEntry => ({
  ...entry,
  lab: lab && { ...lab, unit: lab.unit === null ? null : unitLabel(lab.unit) },
});

/** The entries of a kind that a patient shares, page after page. @param kind null while none is looked at */
export function useEntries(id: string, kind: ConsentKind | null): Entries {
  const { api } = useServices();
  const asked = { path: { id }, query: { kind: kind ?? 'vital-signs', limit: onPage } } as const;
  const list = useInfiniteQuery({
    ...atOnce,
    // Named as other questions are, so that it is forgotten as they are.
    queryKey: ['get', recordsPath, { params: asked }],
    enabled: kind !== null,
    initialPageParam: null as string | null,
    async queryFn({ pageParam: cursor, signal }) {
      const query = { ...asked.query, ...(cursor && { cursor }) };
      const answer = await settle(api.GET(recordsPath, { params: { ...asked, query }, signal }));
      if (!answer.ok) throw answer.error;
      return answer.data;
    },
    getNextPageParam: ({ data }) => data.next,
  });
  const pages = list.isError ? undefined : list.data?.pages;
  return {
    state: pageState({ data: pages, isError: list.isError, error: list.error }, (read) => ({
      rows: read.flatMap(({ data }) => data.entries.map(inWords)),
      hasMore: list.hasNextPage,
      isPending: list.isFetchingNextPage,
    })),
    readMore: () => void list.fetchNextPage(),
    readAgain: () => void list.refetch(),
  };
}
