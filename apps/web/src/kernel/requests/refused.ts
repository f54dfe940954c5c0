import { toProblem } from '@nadi/api-client/problems';
import type { Refused } from '@nadi/ui/patterns/state';
import { failureOf } from './action';

/** Returns the result of a failed request for a dialog. `current`: the current version of the record, if it was changed elsewhere (412). */
export function refusedOf<Current>(error: unknown): Refused<Current> {
  const { status, current } = toProblem(error);
  const { message, fieldErrors } = failureOf(error);
  return {
    ok: false,
    message,
    ...(fieldErrors && { fieldErrors }),
    // The contract's 412 carries the record of the operation.
    ...(status === 412 && current ? { current: current as Current } : {}),
  };
}
