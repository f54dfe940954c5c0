import type { FieldProblem } from '@nadi/contract/schema';

/** Returns the server's faults by the name of the field: `/body/password` is about `password`. The first fault of a field counts. */
export function fieldErrorsOf(errors: readonly FieldProblem[]): Record<string, string> {
  const named = errors.map(({ pointer, message }) => [pointer.split('/').at(-1) ?? '', message] as const);
  return Object.fromEntries(named.reverse());
}
