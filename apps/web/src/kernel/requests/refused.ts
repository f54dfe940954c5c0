import { toProblem } from '@nadi/api-client/problems';
import type { Refused } from '@nadi/ui/patterns/state';
import { failureOf } from './action';

/** What a dialog is told of a request that failed. `current`: the record as it stands, where it was changed elsewhere (412). */
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
