import type { FieldProblem } from '@nadi/contract/schema';

/** A zero character, which Postgres cannot keep, and half a pair of surrogates, which is no character at all. */
const unkeepable = /\0|\p{Surrogate}/u;

/**
 * Finds content that no schema of the contract excludes, at any depth: text that cannot be stored, and keys such as `constructor` or `__proto__`.
 * Ajv keeps what it has evaluated in a plain object, where every such key seems to be known, so
 * `unevaluatedProperties: false` lets them through.
 *
 * @param isLeftOut whether what stands at a pointer is not looked at
 */
export function findUnsafeContent(
  value: unknown,
  pointer: string,
  isLeftOut: (pointer: string) => boolean = () => false,
): FieldProblem[] {
  if (typeof value === 'string')
    return unkeepable.test(value)
      ? [{ pointer, message: 'Must not hold characters that no text has.', code: 'characters' }]
      : [];
  if (typeof value !== 'object' || value === null || isLeftOut(pointer)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = `${pointer}/${key}`;
    return key in Object.prototype
      ? [{ pointer: here, message: 'Must not be given: there is no such field.', code: 'unknown' }]
      : findUnsafeContent(inner, here, isLeftOut);
  });
}
