import type { FieldProblem } from '@nadi/contract/schema';

/**
 * Keys such as `constructor` or `__proto__`, at any depth. Ajv keeps what it has evaluated in a plain object, where every such
 * key seems to be known, so `unevaluatedProperties: false` lets them through.
 */
export function findPrototypeKeys(value: unknown, pointer: string): FieldProblem[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = `${pointer}/${key}`;
    return key in Object.prototype
      ? [{ pointer: here, message: 'Must not be given: there is no such field.', code: 'unknown' }]
      : findPrototypeKeys(inner, here);
  });
}
