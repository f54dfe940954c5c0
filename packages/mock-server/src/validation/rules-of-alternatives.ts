import { isObject, isText, type Node } from '../document/node';
import { addMarks, type Check, type Compiling, newMarks } from './check';
import type { Fault } from './faults';

/** The rules of a schema about other schemas: all, any, one, none of them, or one if another is valid. */
export function alternativeRules(schema: Node, compiling: Compiling): Check[] {
  const { compile } = compiling;
  const rules: Check[] = [];
  if (Array.isArray(schema.allOf)) rules.push(...schema.allOf.map(compile));
  if (Array.isArray(schema.anyOf)) rules.push(alternatives(schema.anyOf, schema, compiling, false));
  if (Array.isArray(schema.oneOf)) rules.push(alternatives(schema.oneOf, schema, compiling, true));
  if (schema.not !== undefined) {
    const check = compile(schema.not);
    rules.push((value, pointer, faults) => {
      if (!check(value, pointer, [])) return true;
      faults.push({ pointer, message: 'Must not be of the kind that is ruled out.', code: 'not' });
      return false;
    });
  }
  if (schema.if !== undefined) rules.push(condition(schema, compiling));
  return rules;
}

function condition(schema: Node, { compile }: Compiling): Check {
  const check = compile(schema.if);
  const then = compile(schema.then ?? true);
  const otherwise = compile(schema.else ?? true);
  return (value, pointer, faults, marks) => {
    const own = marks && newMarks();
    if (!check(value, pointer, [], own)) return otherwise(value, pointer, faults, marks);
    if (own) addMarks(marks, own);
    return then(value, pointer, faults, marks);
  };
}

type Tried = { isGood: boolean; faults: Fault[] };

function alternatives(
  schemas: readonly unknown[],
  schema: Node,
  compiling: Compiling,
  isExclusive: boolean,
): Check {
  const checks = schemas.map(compiling.compile);
  const choose = chooser(schema, schemas, compiling);
  return (value, pointer, faults, marks) => {
    const chosen = checks[choose(value)];
    if (chosen) return chosen(value, pointer, faults, marks);
    const tried: Tried[] = [];
    let good = 0;
    for (const check of checks) {
      const [own, found] = [marks && newMarks(), [] as Fault[]];
      const isGood = check(value, pointer, found, own);
      tried.push({ isGood, faults: found });
      if (!isGood) continue;
      good += 1;
      if (own) addMarks(marks, own);
      // More than one matters only to `oneOf`; marks of every good one matter to unevaluated properties.
      if (!isExclusive && !marks) return true;
    }
    if (good === 1 || (good > 1 && !isExclusive)) return true;
    if (good > 1)
      faults.push({
        pointer,
        message: 'Must fit exactly one of the kinds that may be given.',
        code: 'oneOf',
      });
    else faults.push(...nearest(tried, pointer));
    return false;
  };
}

/** The faults by the alternative that was meant, as far as can be told: of the right type, with the fewest faults. */
function nearest(tried: readonly Tried[], pointer: string): Fault[] {
  const isOther = ({ faults }: Tried) =>
    faults.some((fault) => fault.pointer === pointer && fault.code === 'type');
  const meant = tried.filter((one) => !isOther(one));
  const [best] = [...(meant.length > 0 ? meant : tried)].sort((a, b) => a.faults.length - b.faults.length);
  if (best && best.faults.length > 0) return best.faults;
  return [{ pointer, message: 'Must fit one of the kinds that may be given.', code: 'oneOf' }];
}

/** If a `discriminator` names the kind, only that one is checked. */
function chooser(
  { discriminator }: Node,
  schemas: readonly unknown[],
  { references }: Compiling,
): (value: unknown) => number {
  if (!isObject(discriminator) || !isText(discriminator.propertyName)) return () => -1;
  const name = discriminator.propertyName;
  const mapping = (discriminator.mapping ?? {}) as Record<string, string>;
  const refs = schemas.map((schema) => (isObject(schema) && isText(schema.$ref) ? schema.$ref : ''));
  return (value) => {
    const kind = isObject(value) ? value[name] : undefined;
    if (!isText(kind)) return -1;
    const target = mapping[kind] ?? kind;
    const wanted = references.find(target.includes('/') ? target : `#/components/schemas/${target}`);
    return wanted === undefined ? -1 : refs.findIndex((ref) => ref !== '' && references.find(ref) === wanted);
  };
}
