import type { Operation } from '../document/operations';
import type { Views } from '../document/schema-view';
import { MockProblem } from '../mock-problem';
import type { Check } from './check';
import { coerceParts } from './coerce';
import type { Fault } from './faults';
import { readForm } from './form';
import { bareType, findMedia, isJsonType } from './media-types';

export type ReadBody = { body: unknown; files: Record<string, Blob>; faults: Fault[] };
export type BodyReader = (bytes: Uint8Array<ArrayBuffer>, type: string | null) => Promise<ReadBody>;

const nothing = (faults: Fault[] = []): ReadBody => ({ body: undefined, files: {}, faults });

/** Reads and checks the body that an operation takes. */
export function bodyReader(
  operation: Operation,
  views: Views,
  compile: (schema: unknown) => Check,
  maxBytes: number,
): BodyReader {
  const { body } = operation;
  if (!body) return async () => nothing();
  const types = Object.keys(body.content);

  return async (bytes, given) => {
    if (bytes.byteLength === 0)
      return nothing(
        body.required ? [{ pointer: '/body', message: 'Must be given.', code: 'required' }] : [],
      );
    if (bytes.byteLength > maxBytes)
      throw new MockProblem(413, `The body is too large: ${maxBytes} bytes are taken. Nothing was saved.`);
    if (types.length === 0) return nothing();
    const type = bareType(given ?? (types[0] as string));
    const media = findMedia(body.content, type);
    if (!media) throw new MockProblem(415, `Send ${types.join(' or ')}.`);
    const check = compile(media.schema ?? true);
    if (isJsonType(type)) {
      const value = parse(bytes);
      const faults: Fault[] = [];
      check(value, '/body', faults);
      return { body: value, files: {}, faults };
    }
    if (type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data')
      return readForm(bytes, given ?? type, media, { views, compile });
    if (!type.startsWith('text/')) return { ...nothing(), body: bytes };
    const text = new TextDecoder().decode(bytes);
    const value = type.endsWith('xml') ? text : coerceParts(text, media.schema, views);
    const faults: Fault[] = [];
    if (views(media.schema).types.has('string')) check(value, '/body', faults);
    return { body: value, files: {}, faults };
  };
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new MockProblem(400, 'The body is not JSON that can be read. Nothing was saved.');
  }
}
