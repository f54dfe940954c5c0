import { type OperationId, operations } from '@nadi/contract/operations';
import type { Acting, Call, Caller, RouterOptions } from './call';
import { forbidden, notFound } from './problem';

/** For whom a request is, where that is not whoever asks. */
export const patientHeader = 'Nadi-Patient';

const asking: ReadonlySet<OperationId> = new Set(
  (Object.keys(operations) as OperationId[]).filter((id) =>
    operations[id].parameters.some(({ name }) => name === patientHeader),
  ),
);

const refusals: Record<Acting, string> = {
  self: 'Only the patient can do this.',
  view: 'You cannot see this for this person.',
  manage: 'You can view this for this person, but not change it.',
  full: 'You cannot decide who sees the record of this person.',
  guardian: 'Only the person, or the guardian of a child, can do this.',
};

/** True if an operation is about a patient's own data. */
export const isAboutPatient = (id: OperationId): boolean => asking.has(id);

/**
 * Returns the patient that a request names; null if it names none, or its operation is about none.
 *
 * @throws 404 for a patient whom the caller may not act for, and for a text that is no id: nobody learns which of them there are
 * @throws 403 if they may act for the patient, but not so far
 */
export async function readPatient<C extends Caller, Context>(
  { operation, caller }: Call<C>,
  headers: Record<string, unknown>,
  { mayAct }: Pick<RouterOptions<C, Context>, 'mayAct'>,
): Promise<string | null> {
  const named = headers[patientHeader.toLowerCase()];
  if (named === undefined || !isAboutPatient(operation)) return null;
  const needed = operations[operation].acting ?? 'self';
  const may = typeof named === 'string' && caller ? await mayAct?.(caller, named, needed) : 'no';
  if (may === 'not-so-far') throw forbidden(refusals[needed]);
  if (typeof named !== 'string' || may !== 'yes') throw notFound();
  return named;
}
