import type { DoctorRegistration, RegistrationDecision, VerificationStatus } from '@nadi/contract/schema';
import type { Decision, RegistrationsState } from '@nadi/ui/screens/admin/DoctorRegistrationsScreen';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useOnlineAct } from '../../kernel/acts/use-online-act';
import { failureOf } from '../../kernel/requests/action';
import { useServices } from '../../kernel/services/use-services';
import { decideDoctorRegistration } from './acts';
import { registrationsQuestion } from './registrations-question';

/** Registrations of doctors, and deciding on them without overruling a colleague unseen. */
export function useRegistrations(status: VerificationStatus, page: number) {
  const { $api } = useServices();
  const [decision, setDecision] = useState<Decision>({ phase: 'idle' });
  const act = useOnlineAct(decideDoctorRegistration);
  const isDeciding = useRef(false);
  const list = $api.useQuery(...registrationsQuestion(status, page), {
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

  async function decide(id: string, version: number, body: RegistrationDecision): Promise<void> {
    if (isDeciding.current) return;
    isDeciding.current = true;
    setDecision({ phase: 'pending' });
    const outcome = await act({ id, version, body });
    isDeciding.current = false;
    if (outcome.ok) setDecision({ phase: 'done' });
    // The contract's 412 carries the record of the operation.
    else if (outcome.isOutdated && outcome.current)
      setDecision({ phase: 'conflict', current: outcome.current as DoctorRegistration });
    else setDecision(outcome.failure);
  }

  function state(): RegistrationsState {
    if (list.data)
      return {
        phase: 'ready',
        registrations: list.data.data,
        pagination: list.data.pagination,
        isPending: list.isPlaceholderData,
        decision,
      };
    return list.isError ? failureOf(list.error) : { phase: 'loading' };
  }

  return {
    state: state(),
    onVerify: (id: string, version: number) => void decide(id, version, { status: 'VERIFIED' }),
    onReject: (id: string, version: number, reason: string) =>
      void decide(id, version, { status: 'REJECTED', reason }),
    onReload() {
      setDecision({ phase: 'idle' });
      void list.refetch();
    },
    onRetry: () => void list.refetch(),
  };
}
