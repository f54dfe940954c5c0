import type { ConsultationStatus } from '@nadi/contract/schema';
import type { Saved } from '@nadi/ui/patterns/state';
import { savedOf } from '../../kernel/acts/saved';
import { useOnlineAct } from '../../kernel/acts/use-online-act';
import { changeConsultationStatus } from './acts';

/** Changes the state of a visit, now or not at all. */
export function useVisitStatus(): (
  id: string,
  status: ConsultationStatus,
  reason: string | null,
) => Promise<Saved> {
  const change = useOnlineAct(changeConsultationStatus);
  return async (id, status, reason) =>
    savedOf(await change({ id, body: { status, ...(reason && { reason }) } }), () => ({}));
}
