import { isObject, isText, type Node } from '../document/node';
import { toExpression } from './assertions';
import { type Check, type Compiling, newMarks } from './check';
import { type Fault, toPointerPart, unknownAt } from './faults';

const isSchema = (value: unknown) => value !== undefined;

const missingAt = (pointer: string): Fault => ({ pointer, message: 'Must be given.', code: 'required' });

/** The rules of a schema for the properties of an object. */
export function objectRules(schema: Node, compiling: Compiling): Check[] {
  const { compile } = compiling;
  const rules: Check[] = [];
  const required = requiredOf(schema, compiling);
  if (required.length > 0)
    rules.push((value, pointer, faults) => {
      if (!isObject(value)) return true;
      let isGood = true;
      // Every object has a `toString`, though nobody gave it.
      for (const name of required)
        if (!Object.hasOwn(value, name) || value[name] === undefined) {
          faults.push(missingAt(`${pointer}/${toPointerPart(name)}`));
          isGood = false;
        }
      return isGood;
    });
  rules.push(...propertyRules(schema, compiling));
  if (isSchema(schema.propertyNames)) {
    const check = compile(schema.propertyNames);
    rules.push((value, pointer, faults) =>
      isObject(value)
        ? every(Object.keys(value), (name) => check(name, `${pointer}/${toPointerPart(name)}`, faults))
        : true,
    );
  }
  for (const [name, names] of Object.entries((schema.dependentRequired ?? {}) as Record<string, string[]>))
    rules.push((value, pointer, faults) => {
      if (!isObject(value) || value[name] === undefined) return true;
      const missing = names.filter((other) => value[other] === undefined);
      faults.push(...missing.map((other) => missingAt(`${pointer}/${toPointerPart(other)}`)));
      return missing.length === 0;
    });
  for (const [name, dependent] of Object.entries((schema.dependentSchemas ?? {}) as Node)) {
    const check = compile(dependent);
    rules.push((value, pointer, faults, marks) =>
      isObject(value) && value[name] !== undefined ? check(value, pointer, faults, marks) : true,
    );
  }
  return rules;
}

function requiredOf(schema: Node, { references, direction }: Compiling): string[] {
  if (!Array.isArray(schema.required)) return [];
  const mark = direction === 'request' ? 'readOnly' : 'writeOnly';
  const properties = (schema.properties ?? {}) as Node;
  return schema.required.filter((name): name is string => {
    if (!isText(name)) return false;
    const property = properties[name];
    return !(isObject(property) && (property[mark] || references.resolve(property)?.[mark]));
  });
}

function propertyRules(schema: Node, { compile }: Compiling): Check[] {
  const named = new Map(
    Object.entries((schema.properties ?? {}) as Node).map(([name, property]) => [name, compile(property)]),
  );
  const patterns = Object.entries((schema.patternProperties ?? {}) as Node).flatMap(([pattern, property]) => {
    const expression = toExpression(pattern);
    return expression ? [{ expression, check: compile(property) }] : [];
  });
  const others = schema.additionalProperties;
  const checkOther = isSchema(others) ? compile(others) : null;
  if (named.size === 0 && patterns.length === 0 && !checkOther) return [];

  return [
    (value, pointer, faults, marks) => {
      if (!isObject(value)) return true;
      let isGood = true;
      for (const name of Object.keys(value)) {
        const [part, here] = [value[name], `${pointer}/${toPointerPart(name)}`];
        const check = named.get(name);
        let isKnown = check !== undefined;
        // `undefined` stands for what is not there.
        if (check && part !== undefined) isGood = check(part, here, faults) && isGood;
        for (const { expression, check: checkPattern } of patterns)
          if (expression.test(name)) {
            isKnown = true;
            isGood = checkPattern(part, here, faults) && isGood;
          }
        if (!isKnown && checkOther) {
          isKnown = true;
          if (others === false) faults.push(unknownAt(here));
          isGood = others !== false && checkOther(part, here, faults) && isGood;
        }
        if (isKnown) marks?.names.add(name);
      }
      return isGood;
    },
  ];
}

/** The rules of a schema for the items of a list. */
export function listRules(schema: Node, { compile }: Compiling): Check[] {
  const first = Array.isArray(schema.prefixItems) ? schema.prefixItems.map(compile) : [];
  const other = isSchema(schema.items) ? compile(schema.items) : null;
  const rules: Check[] = [];
  if (first.length > 0 || other)
    rules.push((value, pointer, faults, marks) => {
      if (!Array.isArray(value)) return true;
      let isGood = true;
      for (const [index, item] of value.entries()) {
        const check = first[index] ?? other;
        if (!check) break;
        isGood = check(item, `${pointer}/${index}`, faults) && isGood;
        marks?.items.add(index);
      }
      return isGood;
    });
  if (isSchema(schema.contains)) rules.push(containsRule(schema, compile(schema.contains)));
  return rules;
}

function containsRule({ minContains, maxContains }: Node, check: Check): Check {
  const least = typeof minContains === 'number' ? minContains : 1;
  const most = typeof maxContains === 'number' ? maxContains : Number.POSITIVE_INFINITY;
  return (value, pointer, faults, marks) => {
    if (!Array.isArray(value)) return true;
    const found = value.flatMap((item, index) => (check(item, pointer, [], newMarks()) ? [index] : []));
    for (const index of found) marks?.items.add(index);
    if (found.length >= least && found.length <= most) return true;
    faults.push({ pointer, message: 'Must hold what is asked for, as often as is asked.', code: 'contains' });
    return false;
  };
}

/** All of them, where `Array.every` would stop at the first. */
function every<T>(things: readonly T[], holds: (thing: T) => boolean): boolean {
  let isGood = true;
  for (const thing of things) isGood = holds(thing) && isGood;
  return isGood;
}
