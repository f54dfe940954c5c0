import { messageFor, toProblem } from '@nadi/api-client/problems';
import type { FieldProblem, VitalSign } from '@nadi/contract/schema';
import type { DeleteResult, FieldFault, SaveResult } from '@nadi/ui/screens/vital-signs/VitalSignsScreen';

const fields: readonly FieldFault['field'][] = [
  'type',
  'unit',
  'measuredAt',
  'systolic',
  'diastolic',
  'value',
  'arm',
  'posture',
  'timing',
  'site',
  'note',
];

/** The server's errors for single fields. */
export function faultsOf(errors: readonly FieldProblem[]): FieldFault[] {
  return errors.flatMap(({ pointer, message }) => {
    const field = fields.find((name) => pointer === `/body/${name}`);
    return field ? [{ field, message }] : [];
  });
}

export type WriteFailure = Extract<SaveResult, { ok: false }> &
  Extract<DeleteResult, { ok: false }> & {
    /** The reading no longer exists. */
    isGone: boolean;
  };

/** Returns why a reading was not saved or deleted, for its screen. */
export function writeFailure(error: unknown): WriteFailure {
  const { status, errors, current } = toProblem(error);
  return {
    ok: false,
    message: messageFor(error),
    fieldErrors: faultsOf(errors),
    isGone: status === 404,
    // The contract's 412 carries the record of the operation.
    current: status === 412 && current ? (current as VitalSign) : undefined,
  };
}
