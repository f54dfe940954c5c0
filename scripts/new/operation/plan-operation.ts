import { addImport, addMember } from '../edit/code';
import { hasIn } from '../edit/yaml';
import { toCamel } from '../names';
import type { Plan } from '../plan';
import { Refusal } from '../refusal';
import { exists, list, read } from '../repository';
import { addMethod, addPath, append, contract, findPlace } from './places';
import {
  printChange,
  printChangeExample,
  printExamples,
  printPathItem,
  printSchemas,
  schemaNamesOf,
} from './print-contract';
import { printHandler } from './print-handler';
import { type Operation, readRequest, type Wishes } from './request';

const areas = 'apps/api/src/areas';

/**
 * Plans an operation that works from the start: it reads the caller's account, or marks it as changed. Nothing else belongs to
 * everyone, and an invented answer would end up in production some day.
 */
export function planOperation(name: string, wishes: Wishes): Plan {
  const operation = readRequest(name, wishes);
  const { id, path, resource, method, kind, area } = operation;
  if (list(areas).some((one) => exists(`${areas}/${one}/operations/${id}.ts`)))
    throw new Refusal(`There is already an operation ${id}.`);
  const place = findPlace(operation);
  const handler = `${areas}/${area}/operations/${id}.ts`;
  const matrix = `${areas}/${area}/test/matrix.ts`;

  const made: Record<string, string> = {};
  const changed: Record<string, (text: string) => string> = {};
  const put = (file: string, text: string, add = (before: string) => append(before, text)) => {
    if (exists(file)) changed[file] = add;
    else made[file] = text;
  };
  if (!place.isKnownPath) changed[contract] = (text) => addPath(text, operation, place);
  put(place.file, printPathItem(place.key, operation, place.tag), (text) =>
    addMethod(text, operation, place),
  );
  if (kind !== 'write') {
    checkFree(operation, schemaNamesOf(operation), toCamel(operation.noun));
    put(`openapi/schemas/${resource}.yaml`, printSchemas(operation));
    put(`openapi/examples/${resource}.yaml`, printExamples(operation));
  }
  if (method === 'put') {
    checkFree(operation, [`${operation.noun}Change`], `${toCamel(operation.noun)}Change`);
    put(`openapi/schemas/${resource}.yaml`, printChange(operation));
    put(`openapi/examples/${resource}.yaml`, printChangeExample(operation));
  }
  made[handler] = printHandler(operation);
  put(matrix, addRule(noRules, operation), (text) => addRule(text, operation));

  const does = kind === 'write' ? "changes the caller's own account" : `${kind}s the caller's own account`;
  return {
    made,
    changed,
    next: [
      'npm run generate, so that what is made of it is there.',
      `It already answers: ${method.toUpperCase()} /api/v1${path} ${does}. Write in ${place.file} what it is to do instead: its answer with an example, and refusals of its own, such as 409. The others follow from what it takes.`,
      `Then ${handler}; the model is apps/api/src/areas/profile/operations/addEmergencyContact.ts, and those beside it that list, update and delete. Where it keeps something of its own: "A new table" in CONTRIBUTING.md.`,
      'x-audit names the record that it touches, which is the account now; a new one goes into RecordType of openapi/schemas/access-log.yaml. What creates something takes an Idempotency-Key and answers 201, what changes it If-Match; x-batchable where it may wait for a network.',
      `Say in ${matrix} whose data it is about then.`,
      'The mock answers by the rules of the contract (x-owner, x-order, x-transitions), without a handler. What they cannot say, such as how many there may be, is a kind: packages/mock-server/src/nadi/README.md.',
      `Try it: npm run jest -- --testNamePattern ${id} matrix contract.test every-operation`,
      'Write npx changeset: partners use the contract.',
    ],
  };
}

/** Schemas and examples are looked up by name in all files. */
function checkFree({ noun, resource }: Operation, schemas: readonly string[], example: string): void {
  const taken = list('openapi/schemas').find((file) =>
    schemas.some((name) => hasIn(read(`openapi/schemas/${file}`), [name])),
  );
  if (taken) throw new Refusal(`openapi/schemas/${taken} has a ${noun} already. Choose another name.`);
  const examples = `openapi/examples/${resource}.yaml`;
  if (exists(examples) && hasIn(read(examples), [example]))
    throw new Refusal(`${examples} has an example ${example} already. Choose another name.`);
}

const rule = '../../../../test/matrix/rule';

const noRules = `import type { Rules } from '${rule}';

export const rules: Rules = {};
`;

function addRule(text: string, { id, isItem, method }: Operation): string {
  if (!isItem) return addImport(addMember(text, 'rules', `${id}: caller`), 'caller', rule);
  const body = method === 'put' ? ", body: { name: 'Asha' }" : '';
  const ask = `{ about: 'patient', ask: async (_, owner) => ({ id: owner.userId${body} }) }`;
  return addMember(text, 'rules', `${id}: ${ask}`);
}
