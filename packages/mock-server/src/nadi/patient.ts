import { type OperationId, operations } from '@nadi/contract/operations';
import type { MockOptions } from '../mock-types';
import { notFound } from './problems';

const header = 'Nadi-Patient';

/** A patient other than who asks is not found, and neither is what is no id. */
export const refuseOtherPatients: NonNullable<MockOptions['refuse']> = (id, { headers, caller }) => {
  const named = headers.get(header);
  const isAsked = operations[id as OperationId].parameters.some(({ name }) => name === header);
  if (named !== null && isAsked && named !== caller?.subject) throw notFound();
};
