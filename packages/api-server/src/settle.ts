import type { OperationId } from '@nadi/contract/operations';
import type { Caller, RouterOptions } from './call';
import { Problem, serverError } from './problem';
import { proveProblem } from './prove';

/** The outcome of a request: JSON before serialisation, or bytes of another type. */
export type Outcome = {
  status: number;
  body: unknown;
  /** @default JSON */
  contentType?: string;
  headers?: Record<string, string>;
};

/** The details of a request for the log and for a problem. */
export type About = {
  requestId: string;
  operation: OperationId | null;
  method: string;
  /** Template of the path. */
  route: string;
  /** The path that was requested, without its query. */
  instance: string;
};

/**
 * Runs one request to its end: an answer or a problem, told to the log.
 *
 * @param send hands it over, before the time is taken
 */
export async function settle<C extends Caller, Context>(
  { onAnswer, onError, toProblem, validateAnswers }: RouterOptions<C, Context>,
  { instance, ...about }: About,
  run: () => Promise<Outcome>,
  send: (outcome: Outcome) => void = () => {},
): Promise<Outcome> {
  const began = performance.now();
  const { requestId } = about;
  const refuse = (error: unknown): Outcome => {
    const problem = error instanceof Problem ? error : (toProblem?.(error) ?? serverError(error));
    if (problem.status >= 500 && problem.status !== 501) onError?.(problem.cause ?? error, requestId);
    return {
      status: problem.status,
      body: validateAnswers
        ? proveProblem(about.operation, problem, instance, requestId)
        : problem.toBody(instance, requestId),
      contentType: 'application/problem+json; charset=utf-8',
      headers: problem.headers,
    };
  };
  // A problem that breaks the contract is the server's own fault, and answered as that.
  const outcome = await run().catch(refuse).catch(refuse);
  send(outcome);
  onAnswer?.({
    ...about,
    status: outcome.status,
    milliseconds: Math.round((performance.now() - began) * 10) / 10,
  });
  return outcome;
}
