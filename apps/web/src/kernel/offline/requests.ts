import type { OutboxEntry } from './write';
import { type BatchPart, kindOf } from './write-kinds';

/** Returns an entry as one request of a batch. */
export type BatchRequest = BatchPart & {
  id: string;
  headers: { 'Idempotency-Key': string; 'If-Match'?: string };
};

/** True if it can be sent with others; a form with a photo cannot. */
export const isBatchable = ({ write }: OutboxEntry): boolean => kindOf(write).request !== undefined;

/** The header with the version that a change is based on. */
const ifMatch = (version: number | null) => (version === null ? {} : { 'If-Match': `"${version}"` });

/** @throws if it is sent alone */
export function requestOf({ id, write, idempotencyKey, baseVersion }: OutboxEntry): BatchRequest {
  const part = kindOf(write).request?.(write);
  if (!part) throw new Error(`${write.operation} is no request of a batch.`);
  const headers = { 'Idempotency-Key': idempotencyKey, ...ifMatch(baseVersion) };
  return { id: String(id), headers, ...part };
}
