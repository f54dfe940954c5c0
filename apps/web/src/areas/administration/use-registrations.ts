import type { DoctorRegistration, VerificationStatus } from '@nadi/contract/schema';
import type { DoctorRegistrationsScreenProps } from '@nadi/ui/screens/admin/DoctorRegistrationsScreen';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { listOptions, listState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { decideDoctorRegistration } from './online-writes';
import { registrationsQuery } from './registrations-query';

type Props = Pick<DoctorRegistrationsScreenProps, 'state' | 'onDecide' | 'onRetry'>;

/** Lists registrations of doctors and decides on them, without overruling a colleague unseen. */
export function useRegistrations(status: VerificationStatus, page: number): Props {
  const { $api } = useServices();
  const list = $api.useQuery(...registrationsQuery(status, page), listOptions);
  const decide = useOnlineWrite(decideDoctorRegistration);
  return {
    state: listState(list),
    onDecide: async ({ id, version }, body) =>
      savedOf<unknown, object, DoctorRegistration>(await decide({ id, version, body }), () => ({})),
    onRetry: () => void list.refetch(),
  };
}
