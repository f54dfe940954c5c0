import { type OperationId, operations } from '@nadi/contract/operations';
import type { Call, Caller, RouterOptions } from './call';
import { notFound } from './problem';

/** For whom a request is, where that is not whoever asks. */
export const patientHeader = 'Nadi-Patient';

const asking: ReadonlySet<OperationId> = new Set(
  (Object.keys(operations) as OperationId[]).filter((id) =>
    operations[id].parameters.some(({ name }) => name === patientHeader),
  ),
);

/** True if an operation is about a patient's own data. */
export const isAboutPatient = (id: OperationId): boolean => asking.has(id);

/**
 * Returns the patient that a request names; null if it names none, or its operation is about none.
 *
 * @throws 404 for a patient whom the caller may not ask for, and for a text that is no id: nobody learns which of them there are
 */
export function readPatient<C extends Caller, Context>(
  { operation, caller }: Call<C>,
  headers: Record<string, unknown>,
  { mayAskFor }: Pick<RouterOptions<C, Context>, 'mayAskFor'>,
): string | null {
  const named = headers[patientHeader.toLowerCase()];
  if (named === undefined || !isAboutPatient(operation)) return null;
  if (typeof named !== 'string' || !caller || !mayAskFor?.(caller, named)) throw notFound();
  return named;
}
