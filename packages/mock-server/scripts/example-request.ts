import { examplesOf } from '../src/answers/examples';
import type { Contract } from '../src/contract';
import { isObject, isText, type Node } from '../src/document/node';
import type { Operation, Parameter } from '../src/document/operations';
import { shapeOf } from '../src/memory/paths';
import { serverPath } from '../src/routing/bases';
import { bareType } from '../src/validation/media-types';

const sampling = { random: () => 0.5, now: new Date('2026-11-20T09:00:00Z') };

/** A request that an operation should take: out of the examples of its parameters and its body, or else of their schemas. */
export function exampleRequest(
  operation: Operation,
  contract: Contract,
  ids: ReadonlyMap<string, Node>,
): Request {
  const url = new URL(`http://localhost${serverPath(contract.document)}`);
  const headers = new Headers({ authorization: 'Bearer someone' });
  const values = new Map(
    operation.parameters.map((one) => [one.name, contract.sample(one.schema, sampling)]),
  );
  url.pathname = url.pathname.replace(/\/$/, '') + filledPath(operation.path, values, ids);
  for (const parameter of operation.parameters)
    if (parameter.required) setParameter(parameter, values.get(parameter.name), url, headers);
  setKeys(contract, url, headers);
  const body = bodyOf(operation, contract, headers);
  return new Request(url, {
    method: operation.method.toUpperCase(),
    headers,
    ...(body === null ? {} : { body }),
  });
}

/** Ids as lists told them: what hangs on an item has to be asked for with one that is there. */
function filledPath(
  path: string,
  values: ReadonlyMap<string, unknown>,
  ids: ReadonlyMap<string, Node>,
): string {
  let done = '';
  for (const part of path
    .replace(/[#?].*$/, '')
    .split('/')
    .slice(1)) {
    const item = ids.get(shapeOf(path.slice(0, path.indexOf(`/${part}`))));
    const filled = part.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
      encodeURIComponent(String((item && idOf(item, name)) ?? values.get(name) ?? 1)),
    );
    done += `/${filled}`;
  }
  return done;
}

const idOf = (item: Node, name: string) =>
  item[name] ??
  item.id ??
  item[name.split('_').at(-1) ?? ''] ??
  item[Object.keys(item).find((key) => /id$/i.test(key)) ?? 'name'];

function setParameter(
  { in: place, name, isJson }: Parameter,
  value: unknown,
  url: URL,
  headers: Headers,
): void {
  const text = isJson ? JSON.stringify(value) : String(value);
  if (place === 'header') headers.set(name, text);
  if (place === 'cookie') headers.append('cookie', `${name}=${text}`);
  if (place !== 'query') return;
  if (isObject(value) && !isJson)
    for (const [key, part] of Object.entries(value)) url.searchParams.set(`${name}[${key}]`, String(part));
  else if (isJson) url.searchParams.set(name, text);
  else for (const one of [value].flat()) url.searchParams.append(name, String(one));
}

function setKeys({ document, references }: Contract, url: URL, headers: Headers): void {
  const components = isObject(document.components) ? document.components : {};
  for (const node of Object.values((components.securitySchemes ?? {}) as Node)) {
    const scheme = references.resolve(node);
    if (scheme?.scheme === 'basic') headers.set('authorization', 'Basic c29tZW9uZTpzb21ldGhpbmc=');
    if (scheme?.type !== 'apiKey' || !isText(scheme.name)) continue;
    if (scheme.in === 'query') url.searchParams.set(scheme.name, 'key');
    else
      headers.set(
        scheme.in === 'cookie' ? 'cookie' : scheme.name,
        scheme.in === 'cookie' ? `${scheme.name}=key` : 'key',
      );
  }
}

function bodyOf({ body, method }: Operation, contract: Contract, headers: Headers): string | FormData | null {
  if (!body || method === 'get' || method === 'head') return null;
  const types = Object.keys(body.content);
  const type = types.find((one) => one.includes('json')) ?? types[0];
  if (type === undefined) return null;
  const media = body.content[type] ?? {};
  const [example] = examplesOf(media, contract);
  const value = example ? example.value : contract.sample(media.schema, sampling);
  if (type.includes('json') || type === '*/*') {
    headers.set('content-type', type === '*/*' ? 'application/json' : type);
    return JSON.stringify(value);
  }
  if (type === 'multipart/form-data' && isObject(value)) return formOf(value, media, contract);
  headers.set('content-type', bareType(type));
  if (type === 'application/x-www-form-urlencoded' && isObject(value))
    return new URLSearchParams(Object.entries(value).map(([key, part]) => [key, String(part)])).toString();
  return isText(value) && value !== '' ? value : 'content';
}

function formOf(value: Node, media: Node, { views }: Contract): FormData {
  const form = new FormData();
  const { properties } = views(media.schema);
  for (const [name, part] of Object.entries(value)) {
    const { keywords } = views(properties.get(name));
    const isFile = keywords.format === 'binary' || keywords.contentMediaType === 'application/octet-stream';
    if (isFile) form.set(name, new Blob(['content']), 'file');
    else form.set(name, isText(part) ? part : JSON.stringify(part));
  }
  return form;
}
