import type {
  ConsultationPrescriptionAnswer,
  NewPrescription,
  PrescriptionAnswer,
} from '@nadi/contract/schema';
import type { OnlineKind } from '../../kernel/offline/write-kinds';

// Waits for the server, which alone knows what may be prescribed; and what is signed is signed once.
const common = { waits: false, invalidates: /^\/(consultations|prescriptions)/ } as const;

const keyed = (key: string) => ({ header: { 'Idempotency-Key': key } });

export const updateConsultationPrescription: OnlineKind<
  { id: string; body: NewPrescription },
  ConsultationPrescriptionAnswer
> = {
  ...common,
  operation: 'updateConsultationPrescription',
  send: (api, { id, body }, key) =>
    api.PUT('/consultations/{id}/prescription', { params: { path: { id }, ...keyed(key) }, body }),
};

export const signPrescription: OnlineKind<{ id: string; version: number }, PrescriptionAnswer> = {
  ...common,
  operation: 'signPrescription',
  send: (api, { id, version }, key) =>
    api.POST('/prescriptions/{id}/sign', { params: { path: { id }, ...keyed(key) }, body: { version } }),
};

export const cancelPrescription: OnlineKind<{ id: string; reason: string }, PrescriptionAnswer> = {
  ...common,
  operation: 'cancelPrescription',
  send: (api, { id, reason }, key) =>
    api.POST('/prescriptions/{id}/cancel', { params: { path: { id }, ...keyed(key) }, body: { reason } }),
};
