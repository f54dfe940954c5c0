import {
  type OrderKey,
  type Owner,
  readOrder,
  readOwner,
  readTransitions,
  type Transitions,
} from './extensions';
import { isObject, isText, type Node } from './node';
import type { References } from './references';

export const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'] as const;
export type Method = (typeof methods)[number];

export type Parameter = {
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  required: boolean;
  schema: unknown;
  style: string;
  explode: boolean;
  /** Its value is a text of JSON: the parameter is described by `content`. */
  isJson: boolean;
};

export type Operation = {
  id: string;
  method: Method;
  /** Template, such as `/pets/{petId}`. */
  path: string;
  parameters: readonly Parameter[];
  body: { required: boolean; content: Readonly<Record<string, Node>> } | null;
  /** By status, `2XX` or `default`. */
  responses: Readonly<Record<string, unknown>>;
  /** Any of these suffices; none are needed where it is empty. */
  security: readonly Readonly<Record<string, readonly string[]>>[];
  /** True if its query may name what is no parameter, where others may not. */
  ignoresUnknownQuery: boolean;
  /** The owner of its items; null if they belong to everyone. */
  owner: Owner | null;
  /** The order of its list; empty where nothing is said. */
  order: readonly OrderKey[];
  /** Its transitions; null if the contract has no states. */
  transitions: Transitions | null;
  /** The status of its success: the first 2xx, else the first there is. */
  success: number;
};

/** Reads every operation of a document, in its order. */
export function readOperations(document: Node, references: References): Operation[] {
  const paths = isObject(document.paths) ? document.paths : {};
  const owners = new Map<string, Owner>();
  for (const [path, item] of Object.entries(paths)) {
    const owner = readOwner(references.resolve(item)?.['x-owner']);
    if (owner) owners.set(path, owner);
  }
  return Object.entries(paths).flatMap(([path, item]) => {
    const here = references.resolve(item);
    if (!here) return [];
    return methods.flatMap((method) => {
      const node = references.resolve(here[method]);
      if (!node) return [];
      const owner = readOwner(node['x-owner']) ?? ownerAbove(path, owners);
      return [{ ...readOperation(document, references, path, method, here, node), owner }];
    });
  });
}

/** Everything below an owned path is owned too. */
function ownerAbove(path: string, owners: ReadonlyMap<string, Owner>): Owner | null {
  for (let here = path; here !== ''; here = here.slice(0, here.lastIndexOf('/'))) {
    const owner = owners.get(here);
    if (owner) return owner;
  }
  return null;
}

function readOperation(
  document: Node,
  references: References,
  path: string,
  method: Method,
  item: Node,
  node: Node,
): Omit<Operation, 'owner'> {
  const body = references.resolve(node.requestBody);
  const responses = isObject(node.responses) ? node.responses : {};
  return {
    id: isText(node.operationId) ? node.operationId : `${method} ${path}`,
    method,
    path,
    parameters: readParameters([item.parameters, node.parameters], references),
    body: body
      ? { required: body.required === true, content: (body.content ?? {}) as Record<string, Node> }
      : null,
    responses,
    security: (node.security ?? document.security ?? []) as Operation['security'],
    ignoresUnknownQuery: node['x-ignores-unknown-query'] === true,
    order: readOrder(node['x-order']),
    transitions: readTransitions(node['x-transitions'], responses),
    success: successOf(Object.keys(responses)),
  };
}

function successOf(statuses: readonly string[]): number {
  const good = statuses.find((status) => /^2\d\d$/.test(status));
  if (good) return Number(good);
  if (statuses.some((status) => status.toUpperCase() === '2XX') || statuses.includes('default')) return 200;
  return Number(statuses.find((status) => /^\d{3}$/.test(status)) ?? 200);
}

const defaultStyles = { query: 'form', cookie: 'form', path: 'simple', header: 'simple' } as const;

/** Those of the operation take the place of those of its path. */
function readParameters(lists: readonly unknown[], references: References): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const node of lists.flatMap((list) => (Array.isArray(list) ? list : []))) {
    const parameter = references.resolve(node);
    if (!parameter || !isText(parameter.name) || !isPlace(parameter.in)) continue;
    const [content] = Object.values((parameter.content ?? {}) as Record<string, Node>);
    const style = isText(parameter.style) ? parameter.style : defaultStyles[parameter.in];
    found.set(`${parameter.in} ${parameter.name}`, {
      name: parameter.name,
      in: parameter.in,
      required: parameter.required === true || parameter.in === 'path',
      schema: content ? content.schema : (parameter.schema ?? true),
      style,
      explode: typeof parameter.explode === 'boolean' ? parameter.explode : style === 'form',
      isJson: content !== undefined,
    });
  }
  return [...found.values()];
}

const isPlace = (value: unknown): value is Parameter['in'] => isText(value) && value in defaultStyles;

/** Returns the response of an operation for a status: by itself, by its hundred, by default. */
export function responseOf(operation: Operation, status: number, references: References): Node | undefined {
  const hundred = `${Math.floor(status / 100)}XX`;
  const { responses } = operation;
  const node =
    responses[status] ?? responses[hundred] ?? responses[hundred.toLowerCase()] ?? responses.default;
  return references.resolve(node);
}
