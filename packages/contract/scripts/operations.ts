import {
  type Document,
  type Found,
  type Operation,
  operationsOf,
  type Parameter,
  resolve,
  type Schema,
} from './document';

/** The table from which routers, clients and test matrices are made. */
export function printOperations(document: Document): string {
  const rows = operationsOf(document).map((found) => [found.operation.operationId, row(document, found)]);
  return `export const operations = ${JSON.stringify(Object.fromEntries(rows), null, 2)} as const;

export type OperationId = keyof typeof operations;
/** Roles, and the states of a session in which its bearer has less than their role: named as scopes in the contract. */
export type Role = 'PATIENT' | 'DOCTOR' | 'UNVERIFIED_DOCTOR' | 'ADMIN' | 'PENDING' | 'SECOND_STEP' | 'SECOND_STEP_MISSING';
`;
}

/** The part of that table that callers need, in the few bytes that a browser is sent. */
export function printCalls(document: Document): string {
  const rows = operationsOf(document).map((found) => row(document, found));
  const list = (name: string, calls: typeof rows) =>
    `export const ${name}: ReadonlySet<string> = /* @__PURE__ */ new Set(${JSON.stringify(
      calls.map(({ method, path }) => `${method} ${path}`),
      null,
      2,
    )});\n`;
  const needsKey = ({ parameters }: (typeof rows)[number]) =>
    parameters.some(({ name, required }) => name === 'Idempotency-Key' && required);
  return [
    '/** Calls for which nobody need be signed in, by method and path: few, and no more of them as the product grows. */',
    list(
      'openCalls',
      rows.filter(({ roles }) => roles.length === 0),
    ),
    '/** Calls that need an `Idempotency-Key`. */',
    list('callsWithKey', rows.filter(needsKey)),
  ].join('\n');
}

function row(document: Document, { path, method, operation, item }: Found) {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    resolve<Parameter>(document, parameter),
  );
  const requirements = operation.security ?? [];
  const isOpen = requirements.some((requirement) => Object.keys(requirement).length === 0);
  const success = Object.keys(operation.responses).find((status) => status.startsWith('2'));
  return {
    method,
    path,
    tag: operation.tags[0],
    /** Roles of which any one suffices; empty where nobody need be signed in. */
    roles: isOpen ? [] : requirements.flatMap((requirement) => requirement.bearer ?? []),
    /** True if a session that is shown is looked at, although nobody need be signed in. */
    recognises: isOpen,
    /** The personal data that it reads or changes, for the access log; null for none. */
    audit: operation['x-audit'] || null,
    /** Its rate limit; null for the limit that all others share. */
    rateLimit: operation['x-rate-limit'] ?? null,
    /** The level that acting for another patient needs; null where nobody acts for another. */
    acting: operation['x-acting'] ?? null,
    /** True if the password must have been given within the last ten minutes. */
    needsRecentPassword: operation['x-recent-password'] ?? false,
    /** True if it may be one of the requests of a batch. */
    isBatchable: operation['x-batchable'] ?? false,
    /** Bytes of JSON that it takes; null for what all others take. */
    bodyLimit: operation['x-body-limit'] ?? null,
    /** The allowed transitions in each state, and the refusal of any other; null if it changes no state. */
    transitions: transitionsOf(operation),
    /** True if a query may name what is no parameter: probes add what keeps caches away. */
    ignoresUnknownQuery: operation['x-ignores-unknown-query'] ?? false,
    parameters: parameters.map(({ name, in: place, required = false, schema }) => ({
      name,
      in: place,
      required,
      /** Filled in by the server, so that a handler always has a value. */
      hasDefault: resolve<Schema>(document, schema).default !== undefined,
    })),
    body: operation.requestBody ? Object.keys(operation.requestBody.content)[0] : null,
    parts: partsOf(document, operation),
    success: Number(success),
    errors: Object.keys(operation.responses)
      .filter((status) => !status.startsWith('2'))
      .map(Number),
  };
}

function transitionsOf({ 'x-transitions': transitions }: Operation) {
  if (!transitions) return null;
  const { from, refusal = '' } = transitions;
  return { from, refusal };
}

/** The parts of a form: `file`, or the name of the schema of their JSON text. */
function partsOf(document: Document, { requestBody }: Operation): Record<string, string> {
  const form = requestBody?.content['multipart/form-data'];
  const properties = form ? (resolve<Schema>(document, form.schema).properties ?? {}) : {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const { contentSchema } = resolve<Schema>(document, property) as { contentSchema?: Schema };
      return [name, contentSchema?.$ref?.split('/').at(-1) ?? 'file'];
    }),
  );
}
