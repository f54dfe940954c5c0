import type { OperationId } from '@nadi/contract/operations';
import type { FieldProblem } from '@nadi/contract/schema';
import type { Problem } from './problem';
import { checkAnswer, checkProblem } from './validation';

/** Converts a value to the form in which it is sent. */
const sent = <Body>(body: Body): Body => JSON.parse(JSON.stringify(body));

/** Throws where an answer breaks the contract, by a field that it does not name too. */
export const proveAnswer = (id: OperationId, body: unknown): void =>
  expectNone(`answer of ${id}`, checkAnswer(id, sent(body)));

/** The same of a problem, and of the record that it carries. Returns its body. */
export function proveProblem(id: OperationId | null, problem: Problem, instance: string, requestId: string) {
  const body = problem.toBody(instance, requestId);
  expectNone(`problem of ${id}`, checkProblem(sent(body), problem.currentSchema));
  return body;
}

function expectNone(what: string, faults: readonly FieldProblem[]): void {
  // Pointers and rules, never values: the error is logged.
  if (faults.length > 0)
    throw new Error(
      `The ${what} breaks the contract: ${faults.map((fault) => `${fault.pointer} ${fault.code}`).join(', ')}`,
    );
}
