import type { Contract } from './contract';
import { isObject, isText, type Node } from './document/node';
import type { Operation } from './document/operations';
import { MockProblem } from './mock-problem';
import type { Caller, MockOptions } from './mock-types';

/** A caller with this scope has them all. */
export const everyScope = '*';

type Scheme = { kind: 'bearer' | 'basic' | 'key' | 'none'; in?: string; name?: string };

export type Shown = { headers: Headers; query: URLSearchParams };
export type Recognise = (token: string) => Caller | null;

/**
 * Reads the security schemes of a document; how a scheme is shown, and who shows it.
 *
 * @param whyNot what to do first, for someone whose scopes do not suffice
 */
export function createGate({ document, references }: Contract, whyNot?: MockOptions['whyNot']) {
  const components = isObject(document.components) ? document.components : {};
  const nodes = isObject(components.securitySchemes) ? components.securitySchemes : {};
  const schemes = new Map(
    Object.entries(nodes).map(([name, node]) => [name, toScheme(references.resolve(node) ?? {})]),
  );

  /**
   * Lets through whom the operation's security requirement lets through.
   *
   * @returns who asks, where they show anything; null for a stranger at an open door
   */
  function admit(operation: Operation, shown: Shown, recognise: Recognise): Caller | null {
    const { security } = operation;
    if (security.length === 0) return null;
    let caller: Caller | null = null;
    let isKnown = false;
    for (const requirement of security) {
      const names = Object.keys(requirement);
      const holders = names.map((name) => holderOf(schemes.get(name), shown, recognise));
      if (names.length === 0 || holders.includes(null)) continue;
      isKnown = true;
      caller ??= holders.find((holder) => holder !== null) ?? null;
      const has = (scope: string, holder: Caller | null) =>
        holder !== null && (holder.scopes.includes(everyScope) || holder.scopes.includes(scope));
      if (
        names.every((name, index) =>
          (requirement[name] ?? []).every((scope) => has(scope, holders[index] ?? null)),
        )
      )
        return holders[0] ?? null;
    }
    if (security.some((requirement) => Object.keys(requirement).length === 0)) return caller;
    const advice = caller && whyNot?.(caller);
    if (isKnown) throw new MockProblem(403, advice ?? 'You do not have permission to perform this action.');
    throw new MockProblem(401, `Sign in to continue${wanted(operation)}.`, {}, challenge(operation));
  }

  function wanted({ security }: Operation): string {
    const kinds = security.flatMap((requirement) =>
      Object.keys(requirement).map((name) => schemes.get(name)),
    );
    const key = kinds.find((scheme) => scheme?.kind === 'key');
    return key ? `: send a key as ${key.name} in the ${key.in}` : '';
  }

  function challenge({ security }: Operation): Record<string, string> {
    const kinds = new Set(security.flatMap((one) => Object.keys(one).map((name) => schemes.get(name)?.kind)));
    const names = [
      ...(kinds.has('bearer') ? ['Bearer'] : []),
      ...(kinds.has('basic') ? ['Basic realm="mock"'] : []),
    ];
    return names.length > 0 ? { 'WWW-Authenticate': names.join(', ') } : {};
  }

  /** Names of a query that carry a key, and are no parameters. */
  const queryKeys = [...schemes.values()].flatMap(({ kind, in: place, name }) =>
    kind === 'key' && place === 'query' && name ? [name] : [],
  );
  return { admit, queryKeys };
}

function toScheme({ type, scheme, in: place, name }: Node): Scheme {
  if (type === 'apiKey' && isText(place) && isText(name)) return { kind: 'key', in: place, name };
  if (type === 'http' && String(scheme).toLowerCase() === 'basic') return { kind: 'basic' };
  // A certificate is shown to the connection, of which nothing is known here.
  return type === 'mutualTLS' ? { kind: 'none' } : { kind: 'bearer' };
}

const anyone = (subject: string): Caller => ({ subject, scopes: [everyScope] });

function holderOf(
  scheme: Scheme | undefined,
  { headers, query }: Shown,
  recognise: Recognise,
): Caller | null {
  if (!scheme || scheme.kind === 'none') return anyone('');
  if (scheme.kind === 'key') {
    const key = keyOf(scheme, headers, query);
    return key ? anyone(key) : null;
  }
  const [, kind = '', token = ''] = /^(\S+)\s+(.+)$/.exec(headers.get('authorization') ?? '') ?? [];
  if (scheme.kind === 'basic') return kind.toLowerCase() === 'basic' ? anyone(token) : null;
  return kind.toLowerCase() === 'bearer' ? recognise(token) : null;
}

function keyOf({ in: place, name = '' }: Scheme, headers: Headers, query: URLSearchParams) {
  if (place === 'query') return query.get(name);
  if (place === 'header') return headers.get(name);
  const cookies = headers.get('cookie')?.split(/;\s*/) ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}
