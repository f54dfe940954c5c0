import { type OperationId, operations } from '@nadi/contract/operations';
import type { FieldProblem, Problem } from '@nadi/contract/schema';
import { visibleFormats } from '@nadi/contract/visible-text';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  answerPointer,
  bodyPointer,
  defaultOf,
  documentId,
  locateSchema,
  openapi,
  parametersOf,
  reference,
} from './contract-document';
import { toFieldProblems } from './field-problems';
import { fromText } from './typed-text';
import { findUnsafeContent } from './unsafe-content';

type Place = 'query' | 'path' | 'header';

const common = {
  allErrors: true,
  // Redocly holds the document against what schemas may be; here that costs a start a tenth of a second and reaches none of its parts.
  validateSchema: false,
  // Sentences for patterns quote the schema's description.
  verbose: true,
  strictTypes: false,
  strictRequired: false,
  allowUnionTypes: true,
} as const;

function withContract(ajv: Ajv2020): Ajv2020 {
  addFormats(ajv);
  ajv.addFormat('password', true);
  for (const [name, { holds }] of Object.entries(visibleFormats)) ajv.addFormat(name, holds);
  // Keywords of the document around its schemas, which strict mode would refuse.
  ajv.addVocabulary(['components', 'info', 'openapi', 'paths', 'servers', 'tags', 'x-live']);
  return ajv.addSchema(openapi, documentId);
}

/** Bodies and answers are taken as they are; what an address leaves out is filled in. */
const bodies = withContract(new Ajv2020(common));
const addresses = withContract(new Ajv2020({ ...common, useDefaults: true }));

/** Compiled at first use and kept: a server is ready before every schema of the contract is compiled. */
function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

const parameterSchema = (id: OperationId, place: Place) => {
  const parameters = parametersOf(id).filter((parameter) => parameter.in === place);
  // Node gives header names in lower case.
  const key = (name: string) => (place === 'header' ? name.toLowerCase() : name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map((parameter) => {
        const preset = defaultOf(parameter);
        const schema = reference(parameter.pointer);
        return [key(parameter.name), preset === undefined ? schema : { ...schema, default: preset }];
      }),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => key(name)),
    // A request has many headers that are nobody's business here.
    additionalProperties: place === 'header' || (place === 'query' && operations[id].ignoresUnknownQuery),
  };
};

const parameterValidator = once((key: `${OperationId} ${Place}`) => {
  const [id, place] = key.split(' ') as [OperationId, Place];
  return addresses.compile(parameterSchema(id, place));
});

const queryTypes = once((id: OperationId) => {
  const parameters = parametersOf(id).filter((parameter) => parameter.in === 'query');
  return new Map(parameters.map(({ name, pointer }) => [name, locateSchema(pointer).type]));
});

const headerNames = once((id: OperationId) =>
  parametersOf(id).flatMap(({ name, in: where }) => (where === 'header' ? [name] : [])),
);

const bodyPlace = once((id: OperationId) => ({ pointer: bodyPointer(id) }));

const schemaValidator = once((pointer: string): ValidateFunction => bodies.compile(reference(pointer)));

/** Parameters of one place with defaults and types filled in; headers under the names of the contract. */
export function readParameters(
  id: OperationId,
  place: Place,
  given: Record<string, unknown>,
): { values: Record<string, unknown>; errors: FieldProblem[] } {
  const validate = parameterValidator(`${id} ${place}`);
  const values: Record<string, unknown> = { ...given };
  if (place === 'query')
    for (const [name, text] of Object.entries(values))
      values[name] = fromText(text, queryTypes(id).get(name));
  const isGood = validate(values);
  const errors = isGood ? [] : toFieldProblems(validate.errors, `/${place}`);
  if (place !== 'header') return { values, errors };
  const names = headerNames(id);
  return {
    values: Object.fromEntries(names.map((name) => [name, values[name.toLowerCase()]])),
    errors: errors.map((error) => ({ ...error, pointer: spelled(error.pointer, names) })),
  };
}

const spelled = (pointer: string, names: readonly string[]) =>
  `/header/${names.find((name) => pointer.endsWith(`/${name.toLowerCase()}`)) ?? ''}`;

/** The faults of a request's body. */
export function checkBody(id: OperationId, body: unknown): FieldProblem[] {
  const { pointer } = bodyPlace(id);
  if (!pointer) return [];
  if (body === undefined) return [{ pointer: '/body', message: 'Must be given.', code: 'required' }];
  return checkGiven(pointer, body, '/body');
}

/**
 * The faults of a value, by a schema of the contract's components.
 *
 * @param place pointer that leads the faults' own, such as `/body`
 */
export const checkSchema = (name: string, value: unknown, place: string): FieldProblem[] =>
  checkGiven(`/components/schemas/${name}`, value, place);

/**
 * Tells whether a value is carried by a request of a batch: it is of any depth until it is looked at as the body of its own operation,
 * where it spoils no other.
 */
const isCarried = (pointer: string) => /^\/body\/requests\/\d+\/body$/.test(pointer);

/** The schema goes first: what it lets through is no deeper than it says, so the walk over it ends. */
function checkGiven(pointer: string, value: unknown, place: string): FieldProblem[] {
  const faults = checkAt(pointer, value, place);
  return faults.length > 0 ? faults : findUnsafeContent(value, place, isCarried);
}

/** The faults of an answer; an answer without JSON has none. */
export function checkAnswer(id: OperationId, body: unknown, status: number = operations[id].success) {
  const pointer = answerPointer(id, status);
  return pointer ? checkAt(pointer, body, '/answer') : [];
}

/**
 * The faults of a problem.
 *
 * @param currentSchema name of the schema that the record of a 412 keeps to
 */
export function checkProblem(body: Problem, currentSchema?: string): FieldProblem[] {
  const ofRecord = body.current
    ? checkAt(`/components/schemas/${currentSchema}`, body.current, '/problem/current')
    : [];
  return [...checkAt('/components/schemas/Problem', body, '/problem'), ...ofRecord];
}

function checkAt(pointer: string, value: unknown, place: string): FieldProblem[] {
  const validate = schemaValidator(pointer);
  return validate(value) ? [] : toFieldProblems(validate.errors, place);
}
