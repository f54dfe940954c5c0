import type { WriteOutcome } from '../offline/write';
import { whyNotKept } from '../outbox/not-kept';

/** `isUnsent`: this device keeps it until there is a connection. */
type Taken = { ok: true; isUnsent?: boolean };

/**
 * Returns the result of an outbox write for a dialog.
 *
 * @param outcome null if nothing was left to write
 * @param refusedOf returns why the server refused it
 */
export function savedOf<Refused>(
  outcome: WriteOutcome | null,
  refusedOf: (error: unknown) => Refused,
): Taken | Refused | { ok: false; message: string } {
  switch (outcome?.kind) {
    case undefined:
    case 'sent':
      return { ok: true };
    case 'kept':
      return { ok: true, isUnsent: true };
    case 'refused':
      return refusedOf(outcome.error);
    case 'unkept':
      return { ok: false, message: whyNotKept(outcome.error) };
  }
}
