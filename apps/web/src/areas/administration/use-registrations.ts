import { toProblem } from '@nadi/api-client/problems';
import type { DoctorRegistration, RegistrationDecision, VerificationStatus } from '@nadi/contract/schema';
import type { Decision, RegistrationsState } from '@nadi/ui/screens/admin/DoctorRegistrationsScreen';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createIntent } from '../../kernel/browser/intent';
import { failureOf } from '../../kernel/requests/action';
import { settle } from '../../kernel/requests/settle';
import { useServices } from '../../kernel/services/use-services';
import { registrationsQuestion } from './registrations-question';

/** Registrations of doctors, and deciding on them without overruling a colleague unseen. */
export function useRegistrations(status: VerificationStatus, page: number) {
  const { $api, api } = useServices();
  const [decision, setDecision] = useState<Decision>({ phase: 'idle' });
  const [intent] = useState(createIntent);
  const isDeciding = useRef(false);
  const list = $api.useQuery(...registrationsQuestion(status, page), {
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

  async function decide(id: string, version: number, body: RegistrationDecision): Promise<void> {
    if (isDeciding.current) return;
    isDeciding.current = true;
    setDecision({ phase: 'pending' });
    const header = { 'Idempotency-Key': intent.keyFor([id, version, body]), 'If-Match': `"${version}"` };
    const answer = await settle(
      api.PUT('/admin/doctor-registrations/{id}', { params: { path: { id }, header }, body }),
    );
    isDeciding.current = false;
    if (answer.ok) {
      intent.fulfilled();
      setDecision({ phase: 'done' });
      await list.refetch();
      return;
    }
    const { status: refusal, current } = toProblem(answer.error);
    // The contract's 412 carries the record of the operation.
    if (refusal === 412 && current)
      setDecision({ phase: 'conflict', current: current as DoctorRegistration });
    else setDecision(failureOf(answer.error));
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
