import { isObject } from '../document/node';
import type { View, Views } from '../document/schema-view';

/** Text of an address or a form as the value that its schema means; text that means none stays, and is refused. */
export function coerce(text: string, view: View): unknown {
  const { types } = view;
  if (types.has('string')) return text;
  const number = readNumber(text);
  if (number !== null && (types.has('number') || (types.has('integer') && /^-?\d+$/.test(text))))
    return number;
  if (types.has('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (types.has('null') && (text === '' || text === 'null')) return null;
  return text;
}

/** Null for text that is none, is beyond what can be counted with, or writes zero in another way. */
function readNumber(text: string): number | null {
  if (!/^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i.test(text)) return null;
  const value = Number(text);
  return Number.isFinite(value) && !Object.is(value, -0) ? value : null;
}

export function coerceParts(value: unknown, schema: unknown, views: Views): unknown {
  const view = views(schema);
  if (Array.isArray(value)) return value.map((item) => coerceParts(item, view.items, views));
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        coerceParts(part, view.properties.get(name), views),
      ]),
    );
  return typeof value === 'string' ? coerce(value, view) : value;
}
