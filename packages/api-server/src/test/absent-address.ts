import { type OperationId, operations } from '@nadi/contract/operations';
import { locateSchema, parametersOf } from '../contract-document';

const absentId = '0198f000-0000-7000-8000-00000000dead';

/** Returns a value that nothing has, in the form that a parameter of the path takes: an id, or a secret of a link. One of a few names is the last of them. */
function absentIn(id: OperationId, place: string): string {
  const parameter = parametersOf(id).find((one) => one.in === 'path' && one.name === place);
  const {
    enum: names,
    pattern,
    minLength,
  } = (parameter ? locateSchema(parameter.pointer) : {}) as {
    enum?: readonly string[];
    pattern?: string;
    minLength?: number;
  };
  const name = names?.at(-1);
  if (name) return name;
  return pattern && !new RegExp(pattern).test(absentId) ? 'A'.repeat(minLength ?? 1) : absentId;
}

/** The path of an operation below the server, with absent values for its parameters. */
export const absentPath = (id: OperationId): string =>
  `/api/v1${operations[id].path.replace(/\{(\w+)\}/g, (_, name: string) => absentIn(id, name))}`;

/** The same, with every query that must be given. */
export function addressOf(id: OperationId): string {
  const required = parametersOf(id).filter((parameter) => parameter.in === 'query' && parameter.required);
  const query = new URLSearchParams(required.map(({ name }): [string, string] => [name, 'blood_pressure']));
  return `${absentPath(id)}${query.size > 0 ? `?${query}` : ''}`;
}
