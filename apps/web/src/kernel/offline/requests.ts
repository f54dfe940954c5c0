import type { OutboxEntry } from './write';
import { type BatchPart, kindOf } from './write-kinds';

/** An entry as one request of a batch. */
export type BatchRequest = BatchPart & {
  id: string;
  headers: { 'Idempotency-Key': string; 'If-Match'?: string };
};

/** Whether it can go together with others; a form with a photo cannot. */
export const isBatchable = ({ write }: OutboxEntry): boolean => kindOf(write).request !== undefined;

/** The version on which a change rests, in the words of HTTP. */
const ifMatch = (version: number | null) => (version === null ? {} : { 'If-Match': `"${version}"` });

/** @throws where it goes alone */
export function requestOf({ id, write, idempotencyKey, baseVersion }: OutboxEntry): BatchRequest {
  const part = kindOf(write).request?.(write);
  if (!part) throw new Error(`${write.operation} is no request of a batch.`);
  const headers = { 'Idempotency-Key': idempotencyKey, ...ifMatch(baseVersion) };
  return { id: String(id), headers, ...part };
}
