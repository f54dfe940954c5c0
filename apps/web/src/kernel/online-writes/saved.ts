import * as m from '@nadi/ui/messages';
import type { Saved } from '@nadi/ui/patterns/state';
import type { OnlineWriteOutcome } from './online-write';

/**
 * Returns the result of a request for the dialog that sent it.
 *
 * @param resultOf picks the part of the answer for the dialog
 */
export function savedOf<Answer, Result extends object, Current = never>(
  outcome: OnlineWriteOutcome<Answer>,
  resultOf: (answer: Answer) => Result,
): Saved<Result, Current> {
  if (outcome.ok) return { ok: true, ...resultOf(outcome.data) };
  const { isOutdated, current, failure } = outcome;
  const { fieldErrors } = failure;
  return {
    ok: false,
    message: isOutdated ? m.changed_elsewhere() : failure.message,
    ...(fieldErrors && { fieldErrors }),
    // A 412 of the contract carries the record of the operation.
    ...(isOutdated && current ? { current: current as Current } : {}),
  };
}
