import type { Role } from '@nadi/contract/schema';
import { type SearchGroup, type SearchGroupId, searchGroups } from '@nadi/ui/screens/search/SearchScreen';
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { selectActing } from '../kernel/acting/acting-slice';
import type { Clock } from '../kernel/browser/clock';
import { isAway } from '../kernel/read-store/is-away';
import type { Found, SearchPart } from '../kernel/search/search-part';
import { useAppSelector, useServices } from '../kernel/services/use-services';
import { loadCode } from '../kernel/shell/load-code';
import { searchPages } from './search-pages';

/** Letters from which the server is asked: each thing that is found may leave an entry in a log. */
const fewestLetters = 2;

/** The parts that a role may search, in the order in which they are shown. */
function partsOf(role: Role, isActing: boolean, ofAreas: readonly SearchPart[]): SearchPart[] {
  return [searchPages(role, isActing), ...ofAreas]
    .filter(({ roles, isOwn }) => (roles === 'all' || roles.includes(role)) && !(isActing && isOwn))
    .sort((one, other) => searchGroups.indexOf(one.group) - searchGroups.indexOf(other.group));
}

const once = {
  ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  ...{ retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
} as const;
const none: readonly SearchPart[] = [];

/** Returns the parts of all areas, whose code comes after the page; null until it is there. Throws a RouteLoadError if it cannot be loaded. */
function useAreaParts(): readonly SearchPart[] | null {
  const { data } = useQuery({
    queryKey: ['search', 'parts'],
    queryFn: () => loadCode(async () => (await import('../../generated/search')).searchParts),
    ...{ ...once, throwOnError: true },
  });
  return data ?? null;
}

/** The parts that the person asked for, and with which words. */
type Asked = { query: string; groups: readonly SearchGroupId[] };

const nothing: Found = { results: [] };

/**
 * Searches all parts of a role; each is read once for a visit of the page, or asked for when the person says so.
 *
 * @param isPaused nothing was typed for a moment: only then words are sent, for lists that are too long to be read
 */
export function useSearch(
  role: Role,
  { query, isPaused }: { query: string; isPaused: boolean },
  clock: Clock,
): { groups: SearchGroup[]; retry: (group: SearchGroupId) => void } {
  const services = useServices();
  const isActing = useAppSelector(selectActing) !== null;
  const areaParts = useAreaParts();
  const parts = useMemo(() => partsOf(role, isActing, areaParts ?? none), [role, isActing, areaParts]);
  // One visit has one name: what a person records in between is found at the next.
  const [visit] = useState(() => crypto.randomUUID());
  const [asked, setAsked] = useState<Asked>({ query: '', groups: [] });
  // Other words are another question, and so are the same words later.
  if (asked.query !== query) setAsked({ query, groups: [] });
  // Reads nothing before something is typed, and then all that was begun.
  const [isBegun, setIsBegun] = useState(query !== '');
  if (!isBegun && query !== '') setIsBegun(true);
  const isAsked = ({ group }: SearchPart) => asked.query === query && asked.groups.includes(group);
  const loaded = useQueries({
    queries: parts.map((part) => ({
      ...('ask' in part
        ? {
            queryKey: ['search', visit, part.group, query],
            queryFn: () => part.ask(services, query, clock),
            enabled: isAsked(part),
          }
        : {
            queryKey: ['search', visit, part.group],
            queryFn: () => part.load(services, clock),
            enabled: isBegun,
          }),
      ...once,
    })),
  });
  const further = useQueries({
    queries: parts.map((part, index) => {
      const ask = loaded[index]?.data?.further;
      return {
        queryKey: ['search', visit, part.group, 'further', query],
        queryFn: () => ask?.(query) ?? nothing,
        enabled: ask !== undefined && isPaused && query.length >= fewestLetters,
        ...once,
      };
    }),
  });
  const isToAsk = (part: SearchPart | undefined) => part !== undefined && 'ask' in part && !isAsked(part);
  const groups = parts.map((part, index): SearchGroup => {
    const { group: id } = part;
    // Nothing found is not said before all parts are known.
    if (areaParts === null) return { id, phase: 'loading' };
    if (isToAsk(part))
      return query.length < fewestLetters ? { id, phase: 'ready', results: [] } : { id, phase: 'to-ask' };
    const answer = loaded[index];
    if (answer?.data) {
      const { find, note, further: ask } = answer.data;
      const results = query === '' ? [] : find(query);
      const known = { id, phase: 'ready', results, isAsked: 'ask' in part, ...(note && { note }) } as const;
      return ask && query.length >= fewestLetters ? joined(known, further[index]) : known;
    }
    if (!answer?.isError || answer.isFetching) return { id, phase: 'loading' };
    return { id, phase: isAway(answer.error) ? 'not-on-device' : 'failed' };
  });
  return {
    groups,
    retry(group) {
      const index = parts.findIndex((part) => part.group === group);
      if (isToAsk(parts[index])) setAsked({ query, groups: [...asked.groups, group] });
      else if (loaded[index]?.data) void further[index]?.refetch();
      else void loaded[index]?.refetch();
    },
  };
}

type Ready = Extract<SearchGroup, { phase: 'ready' }>;

/** Adds what the server found to what this device did. */
function joined(known: Ready, answer: UseQueryResult<Found> | undefined): SearchGroup {
  const { note: _, ...found } = known;
  if (answer?.isError && !answer.isFetching) return { ...known, canRetry: true };
  if (!answer?.data) return known.results.length > 0 ? found : { id: known.id, phase: 'loading' };
  const ids = new Set(known.results.map(({ id }) => id));
  const { results, note } = answer.data;
  return {
    ...found,
    results: [...known.results, ...results.filter(({ id }) => !ids.has(id))],
    ...(note && { note }),
  };
}
