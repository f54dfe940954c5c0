import type { ConsultationStatus } from '@nadi/contract/schema';
import type { Saved } from '@nadi/ui/patterns/state';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { changeConsultationStatus } from './online-writes';

/** Changes the state of a visit, now or not at all. */
export function useVisitStatus(): (
  id: string,
  status: ConsultationStatus,
  reason: string | null,
) => Promise<Saved> {
  const change = useOnlineWrite(changeConsultationStatus);
  return async (id, status, reason) =>
    savedOf(await change({ id, body: { status, ...(reason && { reason }) } }), () => ({}));
}
