import { isEqual, isObject, type Node } from '../document/node';
import type { Formats } from './check';
import { characters, listed, toFormatName, toTypeName } from './faults';
import { numberFormats, textFormats } from './formats';

/** Tells whether a value keeps one keyword, and has its code and sentence where it does not. */
export type Assertion = { code: string; message: string; holds(value: unknown): boolean };

export function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

export function typeAssertion(schema: Node): Assertion | null {
  if (schema.type === undefined) return null;
  const types = [schema.type].flat() as string[];
  const message = `Must be ${types.map(toTypeName).join(' or ')}.`;
  const [first = '', ...others] = types;
  return {
    code: 'type',
    message,
    holds: (value) => isOfType(value, first) || others.some((type) => isOfType(value, type)),
  };
}

/** The keywords that look at a value alone; each lets pass what it is not about. */
export function assertionsOf(schema: Node, formats: Formats): Assertion[] {
  return [
    ...valueAssertions(schema),
    ...textAssertions(schema),
    ...ownFormat(schema, formats),
    ...numberAssertions(schema),
    ...sizes(schema),
  ];
}

function valueAssertions(schema: Node): Assertion[] {
  const found: Assertion[] = [];
  if ('const' in schema)
    found.push({
      code: 'const',
      message: `Must be ${String(schema.const)}.`,
      holds: (value) => isEqual(value, schema.const),
    });
  if (Array.isArray(schema.enum)) {
    const values: readonly unknown[] = schema.enum;
    found.push({
      code: 'enum',
      message: `Must be ${listed(values)}.`,
      holds: (value) => values.includes(value) || values.some((one) => isEqual(one, value)),
    });
  }
  return found;
}

const onText = (code: string, message: string, test: (text: string) => boolean): Assertion => ({
  code,
  message,
  holds: (value) => typeof value !== 'string' || test(value),
});

/** Length in characters as people count them: an emoji is one. */
const lengthOf = (text: string) => (/[\ud800-\udbff]/.test(text) ? [...text].length : text.length);

function textAssertions(schema: Node): Assertion[] {
  const { minLength, maxLength, pattern, format, description } = schema;
  const found: Assertion[] = [];
  if (typeof minLength === 'number') {
    const message = minLength === 1 ? 'Must not be empty.' : `Must have at least ${characters(minLength)}.`;
    found.push(onText('minLength', message, (text) => lengthOf(text) >= minLength));
  }
  if (typeof maxLength === 'number')
    found.push(
      onText(
        'maxLength',
        `Must have at most ${characters(maxLength)}.`,
        (text) => text.length <= maxLength || lengthOf(text) <= maxLength,
      ),
    );
  const expression = typeof pattern === 'string' ? toExpression(pattern) : null;
  if (expression) {
    // A pattern means nothing to a person; its schema's description does.
    const form =
      typeof description === 'string'
        ? `that is asked for: ${description.trim().replace(/\.$/, '')}`
        : pattern;
    found.push(onText('pattern', `Must have the form ${form}.`, (text) => expression.test(text)));
  }
  if (typeof format === 'string') {
    const [test, numberTest] = [textFormats[format], numberFormats[format]];
    const message = `Must be ${toFormatName(format)}.`;
    if (test) found.push(onText('format', message, test));
    if (numberTest) found.push(onNumber('format', message, numberTest));
  }
  return found;
}

function ownFormat({ format }: Node, formats: Formats): Assertion[] {
  const own = typeof format === 'string' && Object.hasOwn(formats, format) ? formats[format] : undefined;
  return own ? [onText('format', `Must be ${own.description}.`, own.holds)] : [];
}

/** Documents carry patterns of other dialects; one that cannot be read says nothing. */
export function toExpression(pattern: string): RegExp | null {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // The next dialect, or none.
    }
  }
  return null;
}

const onNumber = (code: string, message: string, test: (value: number) => boolean): Assertion => ({
  code,
  message,
  holds: (value) => typeof value !== 'number' || test(value),
});

function numberAssertions(schema: Node): Assertion[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const found: Assertion[] = [];
  if (typeof minimum === 'number')
    found.push(onNumber('minimum', `Must be at least ${minimum}.`, (value) => value >= minimum));
  if (typeof maximum === 'number')
    found.push(onNumber('maximum', `Must be at most ${maximum}.`, (value) => value <= maximum));
  if (typeof exclusiveMinimum === 'number')
    found.push(
      onNumber(
        'exclusiveMinimum',
        `Must be more than ${exclusiveMinimum}.`,
        (value) => value > exclusiveMinimum,
      ),
    );
  if (typeof exclusiveMaximum === 'number')
    found.push(
      onNumber(
        'exclusiveMaximum',
        `Must be less than ${exclusiveMaximum}.`,
        (value) => value < exclusiveMaximum,
      ),
    );
  if (typeof multipleOf === 'number' && multipleOf > 0)
    found.push(
      onNumber('multipleOf', `Must be a multiple of ${multipleOf}.`, (value) =>
        isMultiple(value, multipleOf),
      ),
    );
  return found;
}

/** 0.3 is three times 0.1 to a person, though not to a processor. */
function isMultiple(value: number, of: number): boolean {
  const times = value / of;
  return Math.abs(times - Math.round(times)) < 1e-9 * Math.max(1, Math.abs(times));
}

const onList = (code: string, message: string, test: (list: readonly unknown[]) => boolean): Assertion => ({
  code,
  message,
  holds: (value) => !Array.isArray(value) || test(value),
});

function sizes(schema: Node): Assertion[] {
  const { minItems, maxItems, uniqueItems, minProperties, maxProperties } = schema;
  const found: Assertion[] = [];
  if (typeof minItems === 'number')
    found.push(onList('minItems', `Must have at least ${minItems}.`, (list) => list.length >= minItems));
  if (typeof maxItems === 'number')
    found.push(onList('maxItems', `Must have at most ${maxItems}.`, (list) => list.length <= maxItems));
  if (uniqueItems === true)
    found.push(
      onList('uniqueItems', 'Must not name a thing twice.', (list) =>
        list.every((item, index) => !list.slice(0, index).some((before) => isEqual(before, item))),
      ),
    );
  const count = (value: unknown) => (isObject(value) ? Object.keys(value).length : null);
  if (typeof minProperties === 'number')
    found.push({
      code: 'minProperties',
      message: minProperties === 1 ? 'Must name at least one.' : `Must name at least ${minProperties}.`,
      holds: (value) => (count(value) ?? Number.POSITIVE_INFINITY) >= minProperties,
    });
  if (typeof maxProperties === 'number')
    found.push({
      code: 'maxProperties',
      message: `Must name at most ${maxProperties}.`,
      holds: (value) => (count(value) ?? 0) <= maxProperties,
    });
  return found;
}
