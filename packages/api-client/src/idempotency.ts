import type { Middleware } from 'openapi-fetch';
import { operationOf } from './operation-table';

const header = 'Idempotency-Key';

/**
 * Refuses a write whose operation wants an `Idempotency-Key` and that has none. It does not make one: a key that is minted here would
 * be another at each try, and a reading would stand in the record twice.
 */
export const requireIdempotencyKey: Middleware = {
  onRequest({ request, schemaPath }) {
    const operation = operationOf(request.method, schemaPath);
    const isRequired = operation?.parameters.some(({ name, required }) => name === header && required);
    if (isRequired && !request.headers.has(header))
      throw new Error(`${request.method} ${schemaPath} needs an ${header}, minted with the person's intent.`);
  },
};
