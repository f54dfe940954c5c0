import { toCamel } from '../names';
import { type Plan, replaceIn } from '../plan';
import { Refusal } from '../refusal';
import { exists, list, read } from '../repository';
import { addMethod, addPath, append, contract, findPlace } from './places';
import { printExamples, printPathItem, printSchemas } from './print-contract';
import { printHandler } from './print-handler';
import { type Operation, readRequest, type Wishes } from './request';

const areas = 'apps/api/src/areas';

/**
 * An operation that is real from the first moment: it reads, or marks as changed, the account of who asks. There is nothing else
 * that everyone has, and an answer that is made up would be found in production some day.
 */
export function planOperation(name: string, wishes: Wishes): Plan {
  const operation = readRequest(name, wishes);
  const { id, path, resource, method, area } = operation;
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
  if (method === 'get') {
    checkNoun(operation);
    put(`openapi/schemas/${resource}.yaml`, printSchemas(operation));
    put(`openapi/examples/${resource}.yaml`, printExamples(operation));
  }
  made[handler] = printHandler(operation);
  put(matrix, printRules(operation), (text) => addRule(text, operation));

  const does =
    method === 'get' ? "reads the caller's own account" : "marks the caller's own account as changed";
  return {
    made,
    changed,
    next: [
      'npm run generate, so that its types are there.',
      `It already answers: ${method.toUpperCase()} /api/v1${path} ${does}. Write in ${place.file} what it is to do instead: its answer, its errors, an example of each.`,
      `Then ${handler}; the model is apps/api/src/areas/vital-signs/operations/recordVitalSign.ts.`,
      'x-audit names the record that it touches, which is the account now. What creates something takes an Idempotency-Key and answers 201.',
      `Say in ${matrix} whose data it is about then.`,
      `Try it: npm run jest -- --testNamePattern ${id} matrix contract.test every-operation`,
      'Write npx changeset: partners use the contract.',
    ],
  };
}

/** Schemas and examples are found by their names in all files. */
function checkNoun({ noun, resource }: Operation): void {
  const taken = list('openapi/schemas').find((file) =>
    new RegExp(`^${noun}(Answer)?:`, 'm').test(read(`openapi/schemas/${file}`)),
  );
  if (taken) throw new Refusal(`openapi/schemas/${taken} has a ${noun} already. Choose another name.`);
  const examples = `openapi/examples/${resource}.yaml`;
  if (exists(examples) && new RegExp(`^${toCamel(noun)}:`, 'm').test(read(examples)))
    throw new Refusal(`${examples} has an example ${toCamel(noun)} already. Choose another name.`);
}

const rules = "import { caller, type Rules } from '../../../../test/matrix/rule';";

const addRule = (text: string, operation: Operation): string => {
  const isNamed = operation.isItem || /^import \{ caller, /m.test(text);
  // The file may not have had a use for it yet.
  const withCaller = (line: string) => (line.includes('nobody') ? line.replace('{ ', '{ caller, ') : rules);
  const named = isNamed ? text : replaceIn(text, /^import .*matrix\/rule';$/m, withCaller);
  return replaceIn(named, /\n\};\s*$/, `\n${printRule(operation)}};\n`);
};

const printRules = (operation: Operation): string =>
  `${operation.isItem ? rules.replace('{ caller, type Rules }', 'type { Rules }') : rules}

export const rules: Rules = {
${printRule(operation)}};
`;

const printRule = ({ id, isItem }: Operation): string =>
  `  ${id}: ${isItem ? "{ about: 'patient', ask: async (_, owner) => ({ id: owner.userId }) }" : 'caller'},\n`;
