import type { FamilyActivity, FamilyMember } from '@nadi/contract/schema';
import { useQueries } from '@tanstack/react-query';
import { useServices } from '../../kernel/services/use-services';
import { activityQuery } from './queries';

/** How many of each person are asked for, and how many are shown together. */
const [ofEach, shown] = [5, 8];

/** Returns the latest acts for the people whom the account looks after, newest first; undefined until all are read. */
export function useDoneForOthers(
  members: readonly FamilyMember[],
  isWanted: boolean,
): (FamilyActivity & { name: string })[] | undefined {
  const { $api } = useServices();
  const lists = useQueries({
    queries: members.map(({ id }) => ({
      ...$api.queryOptions(...activityQuery(id, 1, ofEach)),
      enabled: isWanted,
    })),
  });
  if (!isWanted || lists.some(({ data }) => data === undefined)) return undefined;
  return lists
    .flatMap(({ data }, index) =>
      (data?.data ?? [])
        .filter(({ action }) => action !== 'read')
        .map((entry) => ({ ...entry, name: members[index]?.firstName ?? '' })),
    )
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, shown);
}

/** Returns the latest acts of others for the account itself. */
export function useDoneForYou(id: string, isWanted: boolean): readonly FamilyActivity[] | undefined {
  const { $api } = useServices();
  const { data } = $api.useQuery(...activityQuery(id, 1, ofEach), { enabled: isWanted && id !== '' });
  return data?.data;
}
