import type { DoctorRegistration, VerificationStatus } from '@nadi/contract/schema';
import type { DoctorRegistrationsScreenProps } from '@nadi/ui/screens/admin/DoctorRegistrationsScreen';
import { savedOf } from '../../kernel/acts/saved';
import { useOnlineAct } from '../../kernel/acts/use-online-act';
import { listOptions, listState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { decideDoctorRegistration } from './acts';
import { registrationsQuestion } from './registrations-question';

type Props = Pick<DoctorRegistrationsScreenProps, 'state' | 'onDecide' | 'onRetry'>;

/** Lists registrations of doctors and decides on them, without overruling a colleague unseen. */
export function useRegistrations(status: VerificationStatus, page: number): Props {
  const { $api } = useServices();
  const list = $api.useQuery(...registrationsQuestion(status, page), listOptions);
  const decide = useOnlineAct(decideDoctorRegistration);
  return {
    state: listState(list),
    onDecide: async ({ id, version }, body) =>
      savedOf<unknown, object, DoctorRegistration>(await decide({ id, version, body }), () => ({})),
    onRetry: () => void list.refetch(),
  };
}
