import * as m from '@nadi/ui/messages';
import { selectActing } from '../acting/acting-slice';
import { useAppSelector, useServices } from '../services/use-services';

/** Returns the first name of a patient by their id, as far as this device knows it. @param isWanted false if no one asks */
export function useMemberNames(isWanted: boolean): (id: string) => string {
  const { $api } = useServices();
  const acting = useAppSelector(selectActing);
  const { data } = $api.useQuery(
    'get',
    '/family/members',
    { params: { query: { limit: 100 } } },
    { enabled: isWanted, retry: false },
  );
  return (id) =>
    data?.data.find((one) => one.id === id)?.firstName ??
    (acting?.id === id ? acting.firstName : m.family_somebody());
}
