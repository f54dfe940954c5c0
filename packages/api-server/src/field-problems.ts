import type { FieldProblem } from '@nadi/contract/schema';
import { visibleFormats } from '@nadi/contract/visible-text';
import type { ErrorObject } from 'ajv/dist/2020.js';

/** These only say that something below them is wrong, which is told by itself. */
const composite = new Set(['if', 'oneOf', 'anyOf', 'allOf', 'not', 'unevaluatedItems']);

/**
 * Converts the errors of Ajv to faults that a person can read: one for each place.
 *
 * @param place where the value stood: `/body`, `/query`, `/header`
 */
export function toFieldProblems(
  errors: readonly ErrorObject[] | null | undefined,
  place: string,
): FieldProblem[] {
  const found = new Map<string, FieldProblem>();
  for (const error of errors ?? []) {
    if (composite.has(error.keyword)) continue;
    const pointer = place + pointerOf(error);
    if (!found.has(pointer)) found.set(pointer, { pointer, message: sentence(error), code: codeOf(error) });
  }
  return [...found.values()];
}

const toPointerPart = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

function pointerOf({ instancePath, params }: ErrorObject): string {
  const name = params.missingProperty ?? params.unevaluatedProperty ?? params.additionalProperty;
  return typeof name === 'string' ? `${instancePath}/${toPointerPart(name)}` : instancePath;
}

function codeOf({ keyword }: ErrorObject): string {
  if (keyword === 'unevaluatedProperties' || keyword === 'additionalProperties') return 'unknown';
  // `value: false` in a rule: this kind of reading has no such field.
  return keyword === 'false schema' ? 'not-allowed' : keyword;
}

const typeNames: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

const formats: Record<string, string> = {
  email: 'an e-mail address',
  date: 'a date such as 2026-11-20',
  'date-time': 'a moment with its offset, such as 2026-11-20T07:10:00+05:30',
  uri: 'an address such as https://example.org',
  'visible-line': visibleFormats['visible-line'].description,
  'visible-text': visibleFormats['visible-text'].description,
};

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

function sentence({ keyword, params, parentSchema }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'Must be given.';
    case 'unevaluatedProperties':
    case 'additionalProperties':
      return 'Must not be given: there is no such field.';
    case 'false schema':
      return 'Must not be given with this type.';
    case 'type':
      return `Must be ${[params.type].flat().map(nameOfType).join(' or ')}.`;
    case 'format':
      return `Must be ${formats[params.format] ?? `a valid ${params.format}`}.`;
    case 'enum':
      return `Must be ${listed(params.allowedValues)}.`;
    case 'const':
      return `Must be ${String(params.allowedValue)}.`;
    case 'minimum':
      return `Must be at least ${params.limit}.`;
    case 'maximum':
      return `Must be at most ${params.limit}.`;
    case 'minLength':
      return params.limit === 1 ? 'Must not be empty.' : `Must have at least ${characters(params.limit)}.`;
    case 'maxLength':
      return `Must have at most ${characters(params.limit)}.`;
    case 'minProperties':
      return 'Must name at least one change.';
    case 'pattern':
      return `Must have the form ${describePattern(params.pattern, parentSchema)}.`;
    default:
      return `Must keep the rule "${keyword}".`;
  }
}

const nameOfType = (type: string) => typeNames[type] ?? type;

function listed(values: readonly unknown[]): string {
  const words = values.map((value) => String(value));
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : String(words[0]);
}

/** A pattern means nothing to a person; its schema's description does. */
function describePattern(pattern: string, schema: unknown): string {
  const description = (schema as { description?: string } | undefined)?.description;
  return description ? `that is asked for: ${description.replace(/\.$/, '')}` : pattern;
}
