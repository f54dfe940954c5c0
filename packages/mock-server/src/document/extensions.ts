import { isObject, isText, type Node } from './node';

/** `x-owner`: a path whose things belong to who is signed in, each apart, or by a property of each that names them. */
export type Owner = 'apart' | { property: string };

export function readOwner(node: unknown): Owner | null {
  if (node === true) return 'apart';
  return isText(node) && node !== '' ? { property: node } : null;
}

/** One of the names by which a list is ordered. */
export type OrderKey = { property: string; isDown: boolean };

/** `x-order`: by which properties a list is ordered, the greatest first where one has a minus. */
export const readOrder = (node: unknown): OrderKey[] =>
  (Array.isArray(node) ? node : [])
    .filter(isText)
    .map((name) => ({ property: name.replace(/^-/, ''), isDown: name.startsWith('-') }));

/** `x-transitions`: what may become of a thing in each state, what the move sets, and how any other is refused. */
export type Transitions = {
  /** The property of the thing that has its state; null where a thing is either `present` or `absent`. */
  property: string | null;
  from: Readonly<Record<string, readonly string[]>>;
  /** By property: a value, `$now`, or `$body` for the field of the body with that name. */
  sets: Node;
  /** With `{state}` and `{allowed}` in it. */
  refusal: string;
  status: number;
};

const usualRefusal = 'This is {state}. It may become {allowed}.';

export function readTransitions(node: unknown, responses: Node): Transitions | null {
  if (!isObject(node) || !isObject(node.from)) return null;
  const from = Object.entries(node.from).map(([state, next]) => [state, [next].flat().map(String)] as const);
  return {
    property: isText(node.property) ? node.property : null,
    from: Object.fromEntries(from),
    sets: isObject(node.sets) ? node.sets : {},
    refusal: isText(node.refusal) ? node.refusal : usualRefusal,
    status: typeof node.status === 'number' ? node.status : '409' in responses ? 409 : 422,
  };
}
