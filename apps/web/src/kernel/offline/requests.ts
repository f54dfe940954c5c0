import type { OutboxEntry, Write } from './write';

/** An entry as one request of a batch. */
export type BatchRequest = {
  id: string;
  method: 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: { 'Idempotency-Key': string; 'If-Match'?: string };
  body?: Record<string, unknown>;
};

type JsonWrite = Exclude<Write, { operation: 'completeOnboarding' }>;

export type Batchable = OutboxEntry & { write: JsonWrite };

/** Whether it can go together with others; a form with a photo cannot. */
export const isBatchable = (entry: OutboxEntry): entry is Batchable =>
  entry.write.operation !== 'completeOnboarding';

/** The version on which a change rests, in the words of HTTP. */
const ifMatch = (version: number | null) => (version === null ? {} : { 'If-Match': `"${version}"` });

export function requestOf({ id, write, idempotencyKey, baseVersion }: Batchable): BatchRequest {
  const common = {
    id: String(id),
    headers: { 'Idempotency-Key': idempotencyKey, ...ifMatch(baseVersion) },
  };
  switch (write.operation) {
    case 'recordVitalSign':
      return { ...common, method: 'POST', url: '/vital-signs', body: write.body };
    case 'updateVitalSign':
      return { ...common, method: 'PUT', url: `/vital-signs/${write.id ?? write.read.id}`, body: write.body };
    case 'deleteVitalSign':
      return { ...common, method: 'DELETE', url: `/vital-signs/${write.id ?? write.read.id}` };
    case 'updatePatientProfile':
      return { ...common, method: 'PUT', url: '/patients/profile', body: write.body };
    case 'updateDoctorProfile':
      return { ...common, method: 'PUT', url: '/doctors/profile/me', body: write.body };
  }
}
