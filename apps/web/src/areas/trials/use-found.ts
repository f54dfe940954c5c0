import { toProblem } from '@nadi/api-client/problems';
import type { Trial, TrialList } from '@nadi/contract/schema';
import type { Loaded } from '@nadi/ui/patterns/state';
import type { TrialsFound } from '@nadi/ui/screens/trials/TrialsScreen';
import { useState } from 'react';
import { pageState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import type { searchOf } from './trials-address';

type Search = ReturnType<typeof searchOf> & { visibility?: Trial['visibility'] };

/** What a search finds, one page after the other. The pages that are there stay when the next one cannot be read. */
export function useFound(search: Search) {
  const { $api, api } = useServices();
  const content = JSON.stringify(search);
  const [more, setMore] = useState<{ of: string; pages: TrialList[] }>({ of: content, pages: [] });
  const [isPending, setPending] = useState(false);
  const first = $api.useQuery('get', '/clinical-trials', { params: { query: search } });
  const pages = [...(first.data ? [first.data.data] : []), ...(more.of === content ? more.pages : [])];
  const next = pages.at(-1)?.next ?? null;

  async function readMore(): Promise<void> {
    if (next === null || isPending) return;
    setPending(true);
    const { data } = await api
      .GET('/clinical-trials', { params: { query: { ...search, cursor: next } } })
      .catch((error: unknown) => ({ data: undefined, error: toProblem(error) }));
    if (data)
      setMore(({ of, pages: before }) => ({
        of: content,
        pages: [...(of === content ? before : []), data.data],
      }));
    setPending(false);
  }

  const rows = pages.flatMap(({ trials }) => trials);
  const state: Loaded<TrialsFound> = pageState(first, ({ data }) => ({
    ...{ rows, count: data.count, isMore: data.isMore, searched: data.searched, place: data.place },
    ...{ hasMore: next !== null, isPending },
  }));
  const refresh = () => {
    setMore({ of: content, pages: [] });
    return first.refetch();
  };
  return { state, ids: rows.map(({ id }) => id), onMore: () => void readMore(), refresh };
}
