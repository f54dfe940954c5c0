import { type Document, type Found, operationsOf, type Parameter, resolve } from './document';

/** The table from which routers, clients and test matrices are made. */
export function printOperations(document: Document): string {
  const rows = operationsOf(document).map((found) => [found.operation.operationId, row(document, found)]);
  return `export const operations = ${JSON.stringify(Object.fromEntries(rows), null, 2)} as const;

export type OperationId = keyof typeof operations;
export type Role = 'PATIENT' | 'DOCTOR' | 'ADMIN' | 'PENDING';
`;
}

function row(document: Document, { path, method, operation, item }: Found) {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    resolve<Parameter>(document, parameter),
  );
  const success = Object.keys(operation.responses).find((status) => status.startsWith('2'));
  return {
    method,
    path,
    tag: operation.tags[0],
    /** Roles of which any one suffices; empty where nobody need be signed in. */
    roles: (operation.security ?? []).flatMap((requirement) => requirement.bearer ?? []),
    parameters: parameters.map(({ name, in: place, required = false }) => ({ name, in: place, required })),
    body: operation.requestBody ? Object.keys(operation.requestBody.content)[0] : null,
    success: Number(success),
    errors: Object.keys(operation.responses)
      .filter((status) => !status.startsWith('2'))
      .map(Number),
  };
}
