import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import type { VisitRow } from '../types';

/** Leads a patient from a completed visit to the free times of the same doctor. */
export function FollowUp({ visit }: { visit: Pick<VisitRow, 'doctor'> }) {
  return (
    <div>
      <Button
        needs="manage"
        tone="secondary"
        href={`/dashboard/consultations/book?doctor=${visit.doctor.id}`}
      >
        {m.visit_follow_up()}
      </Button>
    </div>
  );
}
