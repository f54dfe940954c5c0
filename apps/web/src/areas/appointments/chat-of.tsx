import type { Consultation } from '@nadi/contract/schema';
import { noCallBecause } from '@nadi/domain/appointments/call';
import * as m from '@nadi/ui/messages';
import { Suspense } from 'react';
import { latePart } from '../../kernel/shell/late-part';

const VisitChatPart = latePart(async () => (await import('./VisitChatPart')).VisitChatPart);

type Visit = Pick<Consultation, 'id' | 'status' | 'type' | 'scheduledAt' | 'endsAt' | 'patient' | 'doctor'>;

/** Returns the messages of a visit, which come after the page; null for one that can have none. */
export function chatOf(visit: Visit, side: 'PATIENT' | 'DOCTOR', place: 'call' | 'page', now: Date) {
  const { id, patient, doctor } = visit;
  const why = noCallBecause(visit, now);
  if (why === 'in-clinic' || why === 'not-confirmed' || why === 'early' || visit.type === 'in_clinic')
    return null;
  const names = {
    PATIENT: `${patient.firstName} ${patient.lastName}`,
    DOCTOR: m.consent_doctor({ name: `${doctor.firstName} ${doctor.lastName}` }),
  };
  return (
    <Suspense fallback={null}>
      <VisitChatPart {...{ id, side, place, names }} canWrite={why === null} />
    </Suspense>
  );
}
