import type { Role } from '@nadi/contract/schema';
import { type SearchGroup, type SearchGroupId, searchGroups } from '@nadi/ui/screens/search/SearchScreen';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { searchParts } from '../../generated/search';
import { selectActing } from '../kernel/acting/acting-slice';
import type { Clock } from '../kernel/browser/clock';
import { isAway } from '../kernel/read-store/is-away';
import type { SearchPart } from '../kernel/search/search-part';
import { useAppSelector, useServices } from '../kernel/services/use-services';
import { searchPages } from './search-pages';

/** Letters from which a part can be asked for: each thing that is found may leave an entry in a log. */
const fewestLetters = 2;

/** The parts that a role may search, in the order in which they are shown. */
function partsOf(role: Role, isActing: boolean): SearchPart[] {
  const parts = [searchPages(role, isActing), ...searchParts];
  return parts
    .filter(({ roles, isOwn }) => (roles === 'all' || roles.includes(role)) && !(isActing && isOwn))
    .sort((one, other) => searchGroups.indexOf(one.group) - searchGroups.indexOf(other.group));
}

/** Searches all parts of a role; each is read once for a visit of the page, or asked for when the person says so. */
export function useSearch(
  role: Role,
  query: string,
  clock: Clock,
): { groups: SearchGroup[]; retry: (group: SearchGroupId) => void } {
  const services = useServices();
  const isActing = useAppSelector(selectActing) !== null;
  const parts = useMemo(() => partsOf(role, isActing), [role, isActing]);
  // One visit has one name: what a person records in between is found at the next.
  const [visit] = useState(() => crypto.randomUUID());
  const [asked, setAsked] = useState<string | null>(null);
  // Other words are another question, and so are the same words later.
  if (asked !== null && asked !== query) setAsked(null);
  const loaded = useQueries({
    queries: parts.map((part) => ({
      ...('ask' in part
        ? {
            queryKey: ['search', visit, part.group, query],
            queryFn: () => part.ask(services, query),
            enabled: asked === query,
          }
        : {
            queryKey: ['search', visit, part.group],
            queryFn: () => part.load(services, clock),
          }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      ...{ retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
    })),
  });
  const isToAsk = (part: SearchPart | undefined) => part !== undefined && 'ask' in part && asked !== query;
  const groups = parts.map((part, index): SearchGroup => {
    const { group: id } = part;
    if (isToAsk(part))
      return query.length < fewestLetters ? { id, phase: 'ready', results: [] } : { id, phase: 'to-ask' };
    const answer = loaded[index];
    if (answer?.data)
      return {
        id,
        phase: 'ready',
        results: query === '' ? [] : answer.data.find(query),
        isAsked: 'ask' in part,
        ...(answer.data.note && { note: answer.data.note }),
      };
    if (!answer?.isError || answer.isFetching) return { id, phase: 'loading' };
    return { id, phase: isAway(answer.error) ? 'not-on-device' : 'failed' };
  });
  return {
    groups,
    retry(group) {
      const index = parts.findIndex((part) => part.group === group);
      if (isToAsk(parts[index])) setAsked(query);
      else void loaded[index]?.refetch();
    },
  };
}
