import { isText, type Node } from '../document/node';
import type { View, Views } from '../document/schema-view';
import { MockProblem } from '../mock-problem';
import type { ReadBody } from './body';
import type { Check } from './check';
import { coerceParts } from './coerce';
import type { Fault } from './faults';
import { bareType, isJsonType } from './media-types';

type Tools = { views: Views; compile(schema: unknown): Check };
type Parts = { texts: Record<string, string[]>; files: Record<string, Blob> };

/** Reads and checks a form, of either kind. */
export async function readForm(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  media: Node,
  tools: Tools,
): Promise<ReadBody> {
  const { texts, files } = await partsOf(bytes, type);
  const { properties } = tools.views(media.schema);
  const encoding = (media.encoding ?? {}) as Record<string, Node>;
  const faults: Fault[] = [];
  for (const [name, file] of Object.entries(files)) {
    const view = tools.views(properties.get(name));
    const accepted = encoding[name]?.contentType;
    if (properties.has(name) && !mayBeFile(view))
      faults.push({ pointer: `/body/${name}`, message: 'Must be text, not a file.', code: 'type' });
    else if (isText(accepted) && !accepts(accepted, file.type))
      faults.push({ pointer: `/body/${name}`, message: `Must be ${accepted}.`, code: 'contentType' });
  }
  const given: Record<string, unknown> = Object.create(null);
  for (const [name, values] of Object.entries(texts)) {
    const property = properties.get(name);
    const view = tools.views(property);
    if (isBinary(view)) faults.push({ pointer: `/body/${name}`, message: 'Must be a file.', code: 'type' });
    const read = values.map((text) => readText(text, view));
    given[name] = coerceParts(view.types.has('array') ? read.flat() : read[0], property, tools.views);
  }
  checkWhole(given, files, tools.compile(media.schema ?? true), faults);
  const body = { ...given };
  for (const [name, value] of Object.entries(given)) {
    const { keywords } = tools.views(properties.get(name));
    const inside = keywords.contentMediaType ?? encoding[name]?.contentType;
    if (isText(value) && isText(inside) && isJsonType(bareType(inside)))
      body[name] = parsePart(name, value, tools.compile(keywords.contentSchema ?? true), faults);
  }
  return { body, files, faults };
}

async function partsOf(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Parts> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new MockProblem(400, 'The form cannot be read. Nothing was saved.');
  });
  // Without what every object has: a part may be called `constructor`.
  const parts: Parts = { texts: Object.create(null), files: Object.create(null) };
  for (const [name, entry] of form) {
    const text = isText(entry) ? entry : isJsonType(bareType(entry.type)) ? await entry.text() : null;
    if (text !== null) parts.texts[name] = [...(parts.texts[name] ?? []), text];
    else if (!isText(entry)) parts.files[name] = entry;
  }
  return parts;
}

/** A file is described as text in a contract; its stand-in is empty, and no fault of the stand-in is the file's. */
function checkWhole(given: Node, files: Record<string, Blob>, check: Check, faults: Fault[]): void {
  const found: Fault[] = [];
  check({ ...given, ...Object.fromEntries(Object.keys(files).map((name) => [name, ''])) }, '/body', found);
  const places = new Set(Object.keys(files).map((name) => `/body/${name}`));
  faults.push(...found.filter(({ pointer, code }) => code === 'unknown' || !places.has(pointer)));
}

function isBinary({ types, keywords }: View): boolean {
  if (keywords.format === 'binary') return true;
  const media = keywords.contentMediaType;
  return types.has('string') && isText(media) && !isJsonType(bareType(media)) && !media.startsWith('text/');
}

/** If a schema says nothing, a form of OpenAPI 3.1 means a file. */
const mayBeFile = (view: View) =>
  isBinary(view) || view.types.size === 0 || view.types.has('array') || view.keywords.format === 'byte';

const accepts = (accepted: string, type: string) =>
  accepted.split(',').some((one) => {
    const range = bareType(one);
    if (range === '*/*' || range === bareType(type)) return true;
    return range.endsWith('/*') && type.startsWith(range.slice(0, -1));
  });

/** An object or a list stands in a form as JSON. */
function readText(text: string, { types }: View): unknown {
  if (types.has('string') || !(types.has('object') || types.has('array'))) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function parsePart(name: string, text: string, check: Check, faults: Fault[]): unknown {
  const pointer = `/body/${name}`;
  try {
    const value: unknown = JSON.parse(text);
    check(value, pointer, faults);
    return value;
  } catch {
    faults.push({ pointer, message: 'Must be JSON.', code: 'json' });
    return undefined;
  }
}
