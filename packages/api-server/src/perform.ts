import { type OperationId, operations } from '@nadi/contract/operations';
import type { ReadBody } from './body';
import type { Around, Call, Caller, RouterOptions } from './call';
import type { ApiRequest } from './handlers';
import { readPatient } from './patient';
import { notFound, unprocessable } from './problem';
import { proveAnswer } from './prove';
import type { Outcome } from './settle';
import { readParameters } from './validation';

/** A request as it was sent, over HTTP or within a batch. */
export type Sent = {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  /** By their names in lower case. */
  headers: Record<string, unknown>;
  readBody(): Promise<ReadBody>;
};

type Handle<Context> = (
  request: ApiRequest<OperationId>,
  context: Context,
) => Promise<{ body: unknown; contentType?: string; headers?: Record<string, string> }>;

/** One operation, for someone who may: what do they send, what is answered. */
export async function perform<C extends Caller, Context>(
  call: Call<C>,
  sent: Sent,
  options: RouterOptions<C, Context>,
  lookAround: () => Promise<Around<C>>,
): Promise<Outcome> {
  const id = call.operation;
  // The address of a thing that cannot exist is that of a thing that does not.
  if (readParameters(id, 'path', sent.path).errors.length > 0) throw notFound();
  const patientId = await readPatient(call, sent.headers, options);
  const query = readParameters(id, 'query', sent.query);
  const headers = readParameters(id, 'header', sent.headers);
  const { body, files, errors } = await sent.readBody();
  const faults = [...headers.errors, ...query.errors, ...errors];
  if (faults.length > 0) throw unprocessable(faults);

  const context = options.createContext({ ...call, patientId, ...(await lookAround()) });
  const given = { body, files, query: query.values, path: sent.path, headers: headers.values };
  const handle = options.handlers[id] as Handle<Context>;
  const answer = await handle(given as unknown as ApiRequest<OperationId>, context);
  if (options.validateAnswers && !answer.contentType) proveAnswer(id, answer.body);
  return { ...answer, status: operations[id].success };
}
