import { addImport, addInterfaceMember, addMember } from '../edit/code';
import { addEntry, hasIn, parseYaml } from '../edit/yaml';
import { checkKebab, toCamel, toKebab, toPascal, toSentence, toSnake, wordsOf } from '../names';
import type { Plan } from '../plan';
import { Refusal } from '../refusal';
import { exists, read } from '../repository';
import { findOperation, type Known } from '../screen/find-operation';
import { addMessages } from '../screen/messages';
import { noUnsent, noWrites, type Offline, printKind, printUnsentKind } from './print-descriptor';

const messages = 'packages/ui/messages/en/app.json';

/** Plans an area's description of one operation that may wait for a network: how it is sent, and how it is shown while it waits. */
export function planOfflineWrite(id: string, { area = '' }: { area?: string | undefined }): Plan {
  if (area === '') throw new Refusal('Say in which area of the app it is: --area medicines.');
  checkKebab(area, 'medicines');
  const operation = findOperation(id, `npm run new -- operation ${id} --method put --area ${area}`);
  const { file, key, method } = operation;
  const [, ...noun] = wordsOf(id);
  const subject = noun.join(' ');
  const offline: Offline = {
    operation,
    body: bodyOf(operation),
    type: toKebab(subject),
    message: `app_unsent_${toSnake(subject)}`,
  };
  const folder = `apps/web/src/areas/${area}`;
  for (const file of [`${folder}/writes.ts`, `${folder}/online-writes.ts`])
    if (exists(file) && read(file).includes(`operation: '${id}'`))
      throw new Refusal(`${file} describes ${id} already.`);
  if (offline.message in JSON.parse(read(messages)))
    throw new Refusal(`${messages} has a text ${offline.message} already.`);

  const made: Record<string, string> = {};
  const changed: Record<string, (text: string) => string> = {
    [messages]: (text) => addMessages(text, { [offline.message]: toSentence(subject) }),
  };
  const put = (path: string, none: string, add: (text: string) => string) => {
    if (exists(path)) changed[path] = add;
    else made[path] = add(none);
  };
  put(`${folder}/writes.ts`, noWrites, (text) => addWrite(text, offline));
  put(`${folder}/unsent.ts`, noUnsent, (text) => addUnsent(text, offline));
  if (!hasIn(read(file), [key, method, 'x-batchable']))
    changed[file] = (text) => addEntry(text, [key, method], 'x-batchable: true', { before: 'security' });
  return {
    made,
    changed,
    next: [
      'npm run generate, so that what is made of it is there.',
      `Submit it through the outbox: useVersionedRecord for a record with a version, as areas/profile/use-patient-profile.ts has it, else outbox.submit.`,
      `Say in ${folder}/writes.ts what else it invalidates, and in unsent.ts where one sees it and its fields. Where it can contradict what stands, keep what was read and add a conflict, as areas/profile has both.`,
      `Where its answer is the whole record, ${folder}/settled.ts shows it at once: applySettledWhole('${id}', PATH).`,
      `Try it: npm run jest -- web-rooms areas/${area}`,
      'Write npx changeset: partners may send it in batches.',
    ],
  };
}

type Described = { requestBody?: { content?: Record<string, { schema?: { $ref?: string } }> } };

/** @throws Refusal if it is not a change in JSON, of the caller's own record and without an id */
function bodyOf({ id, method, path, file, key }: Known): string {
  const item: Record<string, Described> = parseYaml(read(file)).toJS()[key];
  const { $ref } = item[method]?.requestBody?.content?.['application/json']?.schema ?? {};
  if (method === 'get' || path.includes('{') || !$ref)
    throw new Refusal(
      `${id} is not a change by JSON at a path without an id. For others the model is apps/web/src/areas/vital-signs/writes.ts.`,
    );
  return $ref.slice($ref.lastIndexOf('/') + 1);
}

const nameOf = ({ operation }: Offline) => toPascal(operation.id);

function addWrite(text: string, offline: Offline): string {
  const { id } = offline.operation;
  const described = addMember(text, 'writes', printKind(offline));
  const declared = addInterfaceMember(
    described,
    'Writes',
    `${id}: { operation: '${id}'; body: ${offline.body} }`,
  );
  const withBody = addImport(declared, `type ${offline.body}`, '@nadi/contract/schema');
  return addImport(withBody, 'type Writes', '../../kernel/offline/write');
}

function addUnsent(text: string, offline: Offline): string {
  const name = toCamel(nameOf(offline));
  const listed = addMember(text, 'unsent', name);
  const at = listed.lastIndexOf('/** ', listed.indexOf('export const unsent'));
  const whole = `${listed.slice(0, at)}${printUnsentKind(offline, name)}\n${listed.slice(at)}`;
  return addImport(whole, '* as m', '@nadi/ui/messages');
}
