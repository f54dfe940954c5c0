import { operations } from '@nadi/contract/operations';

type Operation = (typeof operations)[keyof typeof operations];

const byCall = new Map<string, Operation>(
  Object.values(operations).map((operation) => [`${operation.method} ${operation.path}`, operation]),
);

/** The contract's row of a call, found by its method and its path as the contract writes it: `/vital-signs/{id}`. */
export function operationOf(method: string, schemaPath: string): Operation | undefined {
  return byCall.get(`${method.toLowerCase()} ${schemaPath}`);
}
