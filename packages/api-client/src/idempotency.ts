import { callsWithKey } from '@nadi/contract/calls';
import type { Middleware } from 'openapi-fetch';
import { callOf } from './call-of';

const header = 'Idempotency-Key';

/**
 * Refuses a write whose operation wants an `Idempotency-Key` and that has none. It does not make one: a key that is minted here would
 * be another at each try, and a reading would stand in the record twice.
 */
export const requireIdempotencyKey: Middleware = {
  onRequest({ request, schemaPath }) {
    if (callsWithKey.has(callOf(request, schemaPath)) && !request.headers.has(header))
      throw new Error(`${request.method} ${schemaPath} needs an ${header}, minted with the person's intent.`);
  },
};
