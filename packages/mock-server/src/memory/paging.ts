import type { Contract } from '../contract';
import { isObject, isText, type Node } from '../document/node';
import type { Operation } from '../document/operations';
import type { View } from '../document/schema-view';
import type { Item } from '../mock-types';
import { type Way, withValueAt } from './envelope';
import { type PageFacts, type PageParameter, pageMember, pageParameterOf } from './page-names';

export type Page = { items: readonly Item[]; facts: PageFacts };

const noSign = 'c_';

/** Returns the target of a cursor: our own, or the id of the last item that was seen. */
function positionOf(cursor: string, items: readonly Item[], idName: string): number {
  if (cursor.startsWith(noSign)) return Number.parseInt(cursor.slice(noSign.length), 36) || 0;
  const index = items.findIndex((item) => String(item[idName]) === cursor);
  return index + 1;
}

/** The part of a list that is asked for, by whatever names the contract has for it. */
export function pageOf(
  items: readonly Item[],
  operation: Operation,
  query: Record<string, unknown>,
  url: URL,
  idName: string,
  /** For lists whose order the contract defines. */
  keyed: Keyed | null = null,
): Page {
  const declared = operation.parameters.filter((one) => one.in === 'query');
  const nameOf = (kind: PageParameter) => declared.find(({ name }) => pageParameterOf(name) === kind)?.name;
  const given = (kind: PageParameter) => {
    const name = nameOf(kind);
    return name === undefined ? undefined : query[name];
  };
  const total = items.length;
  const isPaged = (['page', 'limit', 'offset', 'cursor', 'after'] as const).some((kind) => nameOf(kind));
  const asked = Number(given('limit'));
  const limit = Number.isFinite(asked) && asked >= 0 ? asked : isPaged ? 10 : Math.max(1, total);
  // Some count pages from 0 and say so by their bound.
  const first = firstPage(declared.find(({ name }) => name === nameOf('page'))?.schema);
  const page = Number(given('page') ?? first);
  const cursor = given('cursor') ?? given('after');
  const isAfter = isText(cursor) && cursor !== '';
  const offset = isAfter
    ? keyed
      ? keyed.countUpTo(cursor)
      : positionOf(cursor, items, idName)
    : Number(given('offset') ?? Math.max(0, page - first) * limit);
  const shown = items.slice(offset, offset + limit);
  const end = offset + shown.length;
  const at = (start: number) => withStart(url, start, { limit, first, nameOf });
  const hasNext = end < total && limit > 0;
  const last = shown.at(-1);
  const sign = (start: number) =>
    keyed && last && start === end ? keyed.cursorOf(last) : `${noSign}${start.toString(36)}`;
  const pages = limit > 0 ? Math.ceil(total / limit) : 0;
  const here =
    shown.length > 0 ? Math.floor(offset / Math.max(1, limit)) + first : Math.max(pages - 1, 0) + first;
  const lastStart = limit > 0 ? Math.max(0, Math.ceil(total / limit) - 1) * limit : 0;
  return {
    items: shown,
    facts: {
      page: isAfter
        ? here
        : given('page') === undefined
          ? Math.floor(offset / Math.max(1, limit)) + first
          : page,
      limit,
      offset,
      total,
      pages,
      count: shown.length,
      next: hasNext ? sign(end) : null,
      nextUrl: hasNext ? at(end) : null,
      previousUrl: offset > 0 ? at(Math.max(0, offset - limit)) : null,
      firstUrl: at(0),
      lastUrl: at(lastStart),
      selfUrl: url.href,
      isByCursor: nameOf('cursor') !== undefined,
    },
  };
}

type Keyed = { countUpTo(cursor: string): number; cursorOf(item: Item): string };

const firstPage = (schema: unknown) =>
  isObject(schema) && (schema.minimum === 0 || schema.default === 0) ? 0 : 1;

type Start = { limit: number; first: number; nameOf(kind: PageParameter): string | undefined };

function withStart(url: URL, start: number, { limit, first, nameOf }: Start): string {
  const there = new URL(url);
  const [page, offset, cursor] = [nameOf('page'), nameOf('offset'), nameOf('cursor') ?? nameOf('after')];
  if (page) there.searchParams.set(page, String(Math.floor(start / Math.max(1, limit)) + first));
  else if (offset) there.searchParams.set(offset, String(start));
  else if (cursor) there.searchParams.set(cursor, `${noSign}${start.toString(36)}`);
  return there.href;
}

/** The answer around a page, with what its schema tells of pages filled in. */
export function withPage(body: unknown, schema: unknown, way: Way, page: Page, contract: Contract): unknown {
  const placed = withValueAt(body, way, page.items);
  if (!isObject(placed)) return placed;
  return filled(placed, schema, way, page.facts, contract, 0);
}

function filled(
  value: Node,
  schema: unknown,
  way: Way,
  facts: PageFacts,
  contract: Contract,
  depth: number,
): Node {
  const view = contract.views(schema);
  const made: Record<string, unknown> = { ...value };
  for (const [name, property] of view.properties) {
    if (name === way[0] && way.length === 1) continue;
    const own = contract.views(property);
    const rest = name === way[0] ? way.slice(1) : [];
    if (own.types.has('object') && isObject(made[name]) && depth < 3)
      made[name] = filled(made[name], property, rest, facts, contract, depth + 1);
    else if (own.types.has('object') || own.types.has('array')) continue;
    else setMember(made, name, own, facts, view.properties.has('total'));
  }
  return made;
}

function setMember(
  made: Record<string, unknown>,
  name: string,
  view: View,
  facts: PageFacts,
  hasTotal: boolean,
) {
  const isAddress = view.keywords.format === 'uri' || view.keywords.format === 'uri-reference';
  const isCursor = name === 'next' && facts.isByCursor && !isAddress;
  const value = isCursor ? facts.next : name === 'count' && !hasTotal ? facts.total : pageMember(name, facts);
  if (value === undefined) return;
  if (value === null) {
    if (view.types.has('null')) made[name] = null;
    else delete made[name];
  } else if (typeof value === 'number' ? view.types.has('integer') || view.types.has('number') : true)
    made[name] = isText(value) && isAddress && name.toLowerCase().includes('cursor') ? facts.nextUrl : value;
}
