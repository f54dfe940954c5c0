import { useAppSelector, useServices } from '../kernel/services/use-services';
import { selectUser } from '../kernel/session/session-selectors';

/** The current version of the person's own profile, for comparison. */
export function useStandingProfile(isNeeded: boolean) {
  const { $api } = useServices();
  const role = useAppSelector(selectUser)?.role;
  // A profile read earlier may be the very version that was changed elsewhere.
  const options = (owner: string) => ({ enabled: isNeeded && role === owner, staleTime: 0 });
  const patient = $api.useQuery('get', '/patients/profile', {}, options('PATIENT'));
  const doctor = $api.useQuery('get', '/doctors/profile', {}, options('DOCTOR'));
  const query = role === 'DOCTOR' ? doctor : patient;
  return {
    profile: query.data?.data ?? null,
    isFailed: query.isError && !query.data,
    onRetry: () => void query.refetch(),
  };
}
