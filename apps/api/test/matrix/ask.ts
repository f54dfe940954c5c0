import { randomUUID } from 'node:crypto';
import { examples } from '@nadi/contract/examples';
import { type OperationId, operations } from '@nadi/contract/operations';
import { by, type TestApi } from '../api';

/** A request that does what the operation is for. */
export type Asked = {
  /** For the path. @default the id of nothing */
  id?: string;
  query?: string;
  /** @default the first example of the contract */
  body?: object;
  /** Fields of a form. */
  form?: Record<string, string>;
  /** Files of a form. */
  file?: Record<string, Buffer>;
};

/** An id that nothing has. */
export const absentId = '0198f000-0000-7000-8000-00000000dead';

/** Sends a request of an operation in someone's name. */
export function ask(api: TestApi, id: OperationId, token: string | null, asked: Asked) {
  const { method, path, parameters } = operations[id];
  const { id: recordId = absentId, query = '', body, form, file } = { ...exampleOf(id), ...asked };
  const needs = (header: string) => parameters.some(({ name, required }) => name === header && required);
  const sending = api.ask[method](`${path.replace(/\{\w+\}/, recordId)}?${query}`).set({
    ...(token ? by({ token }) : {}),
    ...(needs('Idempotency-Key') ? { 'Idempotency-Key': randomUUID() } : {}),
    ...(needs('If-Match') ? { 'If-Match': '"1"' } : {}),
  });
  for (const [name, value] of Object.entries(form ?? {})) sending.field(name, value);
  for (const [name, content] of Object.entries(file ?? {})) sending.attach(name, content, 'file');
  return body ? sending.send(body) : sending;
}

/** The first example of the contract. */
export function exampleOf(id: OperationId): Asked {
  const [example] = Object.values<object>(examples[id].request);
  if (!example) return {};
  return operations[id].body === 'multipart/form-data'
    ? { form: example as Record<string, string> }
    : { body: example };
}
