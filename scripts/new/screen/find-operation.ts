import { parseYaml } from '../edit/yaml';
import { Refusal } from '../refusal';
import { read } from '../repository';

/** The parts of an operation of the contract that a page needs. */
export type Known = {
  id: string;
  method: string;
  path: string;
  /** Its place in the contract: the file, and the key of its path there. */
  file: string;
  key: string;
  /** Roles of people; other states of a session do not matter to pages. */
  roles: readonly string[];
};

type Item = Record<string, { operationId?: string; security?: { bearer?: string[] }[] }>;

/** @throws Refusal if the contract has no such operation */
export function findOperation(id: string, hint: string): Known {
  const { paths } = parseYaml(read('openapi/openapi.yaml')).toJS() as {
    paths: Record<string, { $ref: string }>;
  };
  for (const [path, { $ref }] of Object.entries(paths)) {
    const [file = '', key = ''] = $ref.split('#/');
    const items: Record<string, Item> = parseYaml(read(`openapi/${file}`)).toJS();
    for (const [method, { operationId, security = [] }] of Object.entries(items[key] ?? {}))
      if (operationId === id)
        return { id, method, path, file: `openapi/${file}`, key, roles: peopleOf(security) };
  }
  throw new Refusal(`The contract has no operation ${id}. Write it first: ${hint}`);
}

/** A doctor who is not verified yet is a doctor. */
export function peopleOf(security: readonly { bearer?: string[] }[]): string[] {
  const roles = security.flatMap(({ bearer = [] }) => bearer.map((role) => role.replace('UNVERIFIED_', '')));
  return [...new Set(roles)].filter((role) => ['PATIENT', 'DOCTOR', 'ADMIN'].includes(role));
}
