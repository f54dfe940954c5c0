import { checkKebab, checkOperationId, toKebab, wordsOf } from '../names';
import { Refusal } from '../refusal';

export type Wishes = {
  method?: string | undefined;
  path?: string | undefined;
  role?: string | undefined;
  area?: string | undefined;
};

export const methods = ['get', 'post', 'put', 'delete'] as const;
export const roles = ['PATIENT', 'DOCTOR', 'UNVERIFIED_DOCTOR', 'ADMIN'] as const;

/** An operation as requested, with defaults for everything that was not given. */
export type Operation = {
  id: string;
  method: (typeof methods)[number];
  /** `list` for GET of a name that begins with "list": a page of many. */
  kind: 'list' | 'read' | 'write';
  path: string;
  roles: readonly (typeof roles)[number][];
  /** Its subject: `MedicinePlan` of `readMedicinePlan`. */
  noun: string;
  /** The first part of its path; names its files in the contract. */
  resource: string;
  /** The room of the API that it belongs to. */
  area: string;
  /** True if its path ends in the id of one item. */
  isItem: boolean;
};

/** @throws Refusal for a name, path, method or role that the repository does not have */
export function readRequest(id: string, { method = 'get', path, role = 'PATIENT', area }: Wishes): Operation {
  checkOperationId(id);
  const noun = id.replace(/^[a-z]+/, '');
  const address = path ?? `/${toKebab(noun)}`;
  if (!/^(\/[a-z][a-z0-9]*(-[a-z0-9]+)*)+(\/\{id\})?$/.test(address))
    throw new Refusal(
      `"${address}" is no path of ours. It looks like /medicine-plan or /medicine-plan/{id}.`,
    );
  const resource = address.split('/')[1] ?? '';
  if (area !== undefined) checkKebab(area, 'medicine-plan');
  const known = readMethod(method);
  const isItem = address.endsWith('/{id}');
  const isList = id.startsWith('list');
  if (isList && (known !== 'get' || isItem))
    throw new Refusal(`"${id}" lists: it is asked by GET, at a path without an id.`);
  return {
    id,
    method: known,
    kind: known !== 'get' ? 'write' : isList ? 'list' : 'read',
    path: address,
    roles: readRoles(role),
    noun,
    resource,
    area: area ?? resource,
    isItem,
  };
}

function readMethod(given: string): Operation['method'] {
  const method = given.toLowerCase();
  // The contract suite proves that each path refuses methods that it does not have, and uses PATCH for that.
  if (method === 'patch')
    throw new Refusal(
      'No path here has PATCH: PUT changes what is given and leaves the rest. Take --method put.',
    );
  const known = methods.find((one) => one === method);
  if (!known) throw new Refusal(`"${given}" is no method of ours. There are: ${methods.join(', ')}.`);
  return known;
}

function readRoles(given: string): Operation['roles'] {
  return [...new Set(given.split(','))].map((text) => {
    const role = roles.find((one) => one === text.trim());
    if (!role) throw new Refusal(`"${text}" is no role. There are: ${roles.join(', ')}.`);
    return role;
  });
}

/** "Read medicine plan" */
export const summaryOf = ({ id }: Operation): string => {
  const text = wordsOf(id).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
