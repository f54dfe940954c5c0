import { apiCompare } from 'api-smart-diff';
import { type Document, methods, operationsOf, type Parameter, resolve } from './document';

/** A difference between two versions of the contract that a partner notices. */
export type Change = {
  /** `breaking`: a client that was right may fail. `addition`: it may be ignored. */
  kind: 'breaking' | 'addition';
  /** `GET /vital-signs`, or a path; empty where it is about the whole. */
  where: string;
  what: string;
};

/** Compares as the two sides of a wire: what may be sent must not become less, nor what may be answered more. */
export function findChanges(before: Document, after: Document): Change[] {
  // It merges what it compares in place.
  const found = apiCompare(structuredClone(before), structuredClone(after))
    // Security is read below, by roles; the rest of the document is looked at where an operation uses it.
    .diffs.filter(({ path }) => path[0] === 'paths' && !path.includes('security'))
    .flatMap((diff): Change[] => {
      const kind = kindOf(diff);
      const path = diff.path.map(String);
      return kind ? [{ kind, where: placeOf(path), what: wordsOf(diff.description, path) }] : [];
    });
  const all = [...found, ...findWhatIsAskedAnew(before, after)];
  const unlike = new Map(all.map((change) => [`${change.kind} ${change.where} ${change.what}`, change]));
  return [...unlike.values()].sort((a, b) => order(a) - order(b) || a.where.localeCompare(b.where));
}

const order = ({ kind }: Change) => (kind === 'breaking' ? 0 : 1);

type Difference = ReturnType<typeof apiCompare>['diffs'][number];

/** The library takes another type of what is answered for harmless; a reader would not. */
function kindOf({ type, action, path, before, after }: Difference): Change['kind'] | null {
  const keyword = path.at(-1);
  if (action === 'replace' && (keyword === 'format' || keyword === 'const')) return 'breaking';
  if (action === 'replace' && keyword === 'type') {
    const [wide, narrow] = path.includes('responses') ? [before, after] : [after, before];
    return typesOf(narrow).every((one) => typesOf(wide).includes(one)) ? 'addition' : 'breaking';
  }
  if (type === 'breaking') return 'breaking';
  return type === 'non-breaking' ? 'addition' : null;
}

const typesOf = (type: unknown): unknown[] => [type].flat();

const isMethod = (part = ''): boolean => (methods as readonly string[]).includes(part);

function placeOf([, path = '', method]: string[]): string {
  return isMethod(method) ? `${method?.toUpperCase()} ${path}` : path;
}

/** `[Removed] property ...` as words, and where the library has none, the place in the document. */
const wordsOf = (description: string | undefined, path: string[]): string =>
  description?.replace(/^\[(\w+)\]/, '$1') ?? path.slice(2).join(' / ');

/** Finds changes that the comparison of documents omits: a parameter or a role that is now required, a renamed operation. */
function findWhatIsAskedAnew(before: Document, after: Document): Change[] {
  const known = new Map(operationsOf(before).map((found) => [`${found.method} ${found.path}`, found]));
  return operationsOf(after).flatMap((now): Change[] => {
    const then = known.get(`${now.method} ${now.path}`);
    if (!then) return [];
    const where = `${now.method.toUpperCase()} ${now.path}`;
    const breaking = (what: string): Change => ({ kind: 'breaking', where, what });
    const needed = requiredOf(before, then);
    const [rolesThen, rolesNow] = [rolesOf(then), rolesOf(now)];
    return [
      ...rolesNow
        .filter((role) => !rolesThen.includes(role))
        .map((role): Change => ({ kind: 'addition', where, what: `Now for ${role} too` })),
      ...requiredOf(after, now)
        .filter((name) => !needed.includes(name))
        .map((name) => breaking(`The ${name} must now be given`)),
      ...rolesThen
        .filter((role) => !rolesNow.includes(role))
        .map((role) => breaking(`No longer for ${role}`)),
      ...(then.operation.operationId === now.operation.operationId
        ? []
        : [breaking(`Was named ${then.operation.operationId}, is now ${now.operation.operationId}`)]),
    ];
  });
}

type Found = ReturnType<typeof operationsOf>[number];

const requiredOf = (document: Document, { item, operation }: Found): string[] =>
  [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    .map((parameter) => resolve<Parameter>(document, parameter))
    .filter(({ required }) => required)
    .map(({ name, in: place }) => `${place} parameter ${name}`);

/** Each kind of caller that is let in; `anyone` where none is asked for. */
const rolesOf = ({ operation }: Found): string[] =>
  (operation.security ?? []).flatMap((requirement) =>
    Object.keys(requirement).length === 0
      ? ['anyone']
      : Object.entries(requirement).flatMap(([scheme, scopes]) => (scopes.length > 0 ? scopes : [scheme])),
  );
