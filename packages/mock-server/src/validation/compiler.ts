/**
 * JSON Schema 2020-12 as functions that call each other. Not Ajv: it writes its validators as text for `eval`, which the
 * catalogue's content policy forbids, and knows neither which way a body goes (`readOnly`) nor when a schema is needed at all. Here
 * a schema is compiled when the first value comes by.
 */
import { isObject, isText, type Node } from '../document/node';
import type { References } from '../document/references';
import { assertionsOf, typeAssertion } from './assertions';
import { addMarks, type Check, type Compiling, type Direction, type Formats, newMarks } from './check';
import { unknownAt } from './faults';
import { alternativeRules } from './rules-of-alternatives';
import { listRules, objectRules } from './rules-of-parts';

const always: Check = () => true;
const never: Check = (_, pointer, faults) => {
  faults.push({ pointer, message: 'Must not be given.', code: 'not-allowed' });
  return false;
};

export function createCompiler(
  references: References,
  direction: Direction,
  formats: Formats = {},
): (schema: unknown) => Check {
  const known = new WeakMap<object, Check>();
  const compiling: Compiling = { compile, references, direction, formats };
  function compile(schema: unknown): Check {
    if (schema === false) return never;
    if (!isObject(schema)) return always;
    const found = known.get(schema);
    if (found) return found;
    let made: Check | undefined;
    const check: Check = (value, pointer, faults, marks) => {
      made ??= build(schema, compiling);
      return made(value, pointer, faults, marks);
    };
    // Known before its parts are: a schema may hold itself.
    known.set(schema, check);
    return check;
  }
  return compile;
}

function build(schema: Node, compiling: Compiling): Check {
  const type = typeAssertion(schema);
  const assertions = assertionsOf(schema, compiling.formats);
  const rules: Check[] = [
    ...[schema.$ref, schema.$dynamicRef]
      .filter(isText)
      .map((reference) => compiling.compile(compiling.references.find(reference))),
    ...objectRules(schema, compiling),
    ...listRules(schema, compiling),
    ...alternativeRules(schema, compiling),
  ];
  const rest = unevaluatedRules(schema, compiling);
  const hasAlternatives = schema.anyOf !== undefined || schema.oneOf !== undefined;

  return (value, pointer, faults, marks) => {
    if (type && !type.holds(value)) {
      faults.push({ pointer, message: type.message, code: type.code });
      // Other faults of it do not matter to a client that must send something else.
      return false;
    }
    let isGood = true;
    for (const { holds, message, code } of assertions)
      if (!holds(value)) {
        faults.push({ pointer, message, code });
        isGood = false;
      }
    const own = rest.length > 0 ? newMarks() : marks;
    for (const rule of rules) isGood = rule(value, pointer, faults, own) && isGood;
    // The intended alternative is unknown, and so are its properties.
    if (isGood || !hasAlternatives)
      for (const rule of rest) isGood = rule(value, pointer, faults, own) && isGood;
    if (own && own !== marks) addMarks(marks, own);
    return isGood;
  };
}

function unevaluatedRules(schema: Node, { compile }: Compiling): Check[] {
  const rules: Check[] = [];
  if (schema.unevaluatedProperties !== undefined) {
    const check = compile(schema.unevaluatedProperties);
    const isClosed = schema.unevaluatedProperties === false;
    rules.push((value, pointer, faults, marks) => {
      if (!isObject(value)) return true;
      let isGood = true;
      for (const name of Object.keys(value)) {
        if (marks?.names.has(name)) continue;
        if (isClosed) faults.push(unknownAt(`${pointer}/${name}`));
        isGood = !isClosed && check(value[name], `${pointer}/${name}`, faults) && isGood;
        marks?.names.add(name);
      }
      return isGood;
    });
  }
  if (schema.unevaluatedItems !== undefined) {
    const check = compile(schema.unevaluatedItems);
    rules.push((value, pointer, faults, marks) => {
      if (!Array.isArray(value)) return true;
      let isGood = true;
      for (const [index, item] of value.entries()) {
        if (marks?.items.has(index)) continue;
        isGood = check(item, `${pointer}/${index}`, faults) && isGood;
        marks?.items.add(index);
      }
      return isGood;
    });
  }
  return rules;
}
