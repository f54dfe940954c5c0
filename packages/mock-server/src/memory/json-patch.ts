import { copyOf, isEqual, isObject, isText } from '../document/node';
import { MockProblem } from '../mock-problem';
import { bareType } from '../validation/media-types';
import type { Ask } from './memory-answer';

export const isPatch = ({ headers, body }: Pick<Ask, 'headers' | 'body'>) =>
  bareType(headers.get('content-type') ?? '') === 'application/json-patch+json' && Array.isArray(body);

const toParts = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** A value with the steps of a JSON Patch (RFC 6902) done to it: all of them, or none. */
export function patched(before: unknown, steps: unknown): unknown {
  let value = copyOf(before);
  for (const step of Array.isArray(steps) ? steps : []) {
    if (!isObject(step) || !isText(step.path)) throw new MockProblem(422, 'A step of the patch has no path.');
    value = withStep(value, String(step.op), toParts(step.path), step);
  }
  return value;
}

function withStep(
  value: unknown,
  op: string,
  path: readonly string[],
  step: Record<string, unknown>,
): unknown {
  const from = isText(step.from) ? toParts(step.from) : [];
  if (op === 'test') {
    if (!isEqual(at(value, path), step.value))
      throw new MockProblem(409, `A test of the patch failed at ${step.path}.`);
    return value;
  }
  if (op === 'remove') return set(value, path, undefined, false);
  if (op === 'add' || op === 'replace') return set(value, path, copyOf(step.value), op === 'add');
  const moved = copyOf(at(value, from));
  return set(op === 'move' ? set(value, from, undefined, false) : value, path, moved, true);
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((here, key) => {
    if (Array.isArray(here)) return here[Number(key)];
    return isObject(here) ? here[key] : undefined;
  }, value);
}

function set(value: unknown, [key, ...rest]: readonly string[], thing: unknown, isNew: boolean): unknown {
  if (key === undefined) return thing;
  if (Array.isArray(value)) {
    const index = key === '-' ? value.length : Number(key);
    if (rest.length > 0) return value.with(index, set(value[index], rest, thing, isNew));
    const taken = isNew ? 0 : 1;
    return [...value.slice(0, index), ...(thing === undefined ? [] : [thing]), ...value.slice(index + taken)];
  }
  if (!isObject(value)) throw new MockProblem(422, 'The patch names a place that is not there.');
  const changed: Record<string, unknown> = { ...value, [key]: set(value[key], rest, thing, isNew) };
  if (changed[key] === undefined) delete changed[key];
  return changed;
}
