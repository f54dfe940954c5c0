import type { OutboxEntry } from './write';
import { type BatchPart, kindOf } from './write-kinds';

/** Returns an entry as one request of a batch. */
export type BatchRequest = BatchPart & {
  id: string;
  headers: { 'Idempotency-Key': string; 'If-Match'?: string; 'Nadi-Patient'?: string };
};

/** True if it can be sent with others; a form with a photo cannot. */
export const isBatchable = ({ write }: OutboxEntry): boolean => kindOf(write).request !== undefined;

/** The header with the version that a change is based on. */
const ifMatch = (version: number | null) => (version === null ? {} : { 'If-Match': `"${version}"` });

/** The header with the patient for whom it is; none for oneself. */
const forPatient = (patientId: string | undefined) =>
  patientId === undefined ? {} : { 'Nadi-Patient': patientId };

/** @throws if it is sent alone */
export function requestOf({ id, write, idempotencyKey, baseVersion, patientId }: OutboxEntry): BatchRequest {
  const part = kindOf(write).request?.(write);
  if (!part) throw new Error(`${write.operation} is no request of a batch.`);
  const headers = { 'Idempotency-Key': idempotencyKey, ...ifMatch(baseVersion), ...forPatient(patientId) };
  return { id: String(id), headers, ...part };
}
