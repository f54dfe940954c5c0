import type { Consultation } from '@nadi/contract/schema';
import type { Notice } from '../../kernel/notify/notify';
import { sayVisit } from '../appointments/offers';

type Visit = Pick<Consultation, 'id' | 'doctor' | 'scheduledAt' | 'timeZone'>;

/** Returns a notice that names no medicine, because it goes to devices too. */
const told = (visit: Visit, type: string, title: string, body: string): Notice => ({
  ...{ type, title, body, category: 'general' },
  action: { label: 'Read it', href: `/dashboard/consultations/${visit.id}` },
  consultationId: visit.id,
});

export const prescriptionSigned = (visit: Visit): Notice =>
  told(visit, 'prescription-signed', 'You have a prescription', `Of your visit: ${sayVisit(visit)}`);

export const prescriptionReplaced = (visit: Visit): Notice => ({
  ...told(
    visit,
    'prescription-replaced',
    'Your prescription was replaced by a new one',
    `The earlier one is no longer valid. Of your visit: ${sayVisit(visit)}`,
  ),
  isUrgent: true,
});

export const prescriptionCancelled = (visit: Visit): Notice => ({
  ...told(
    visit,
    'prescription-cancelled',
    'Your prescription was cancelled',
    `It is no longer valid. Read why before you take more of it. Of your visit: ${sayVisit(visit)}`,
  ),
  isUrgent: true,
});
