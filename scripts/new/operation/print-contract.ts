import { toCamel, toSentence, wordsOf } from '../names';
import { type Operation, summaryOf } from './request';

const indent = (text: string): string => text.replaceAll('\n', '\n  ').trimEnd();

const whatItDoes = ({ kind, method, isItem }: Operation): string => {
  if (kind === 'list') return 'The accounts of who asks, the one changed last first. There is one.';
  const [account, where] = isItem
    ? ['The account with this id', ", where it is one's own"]
    : ['The account of who asks', ''];
  return kind === 'read'
    ? `${account}${where}, and when it was last changed.`
    : `${method === 'put' ? 'Changes the name of' : 'Notes a change of'} ${account.replace('The', 'the')} now${where}.`;
};

const answers = {
  list: 'A page of them.',
  read: 'How it stands.',
  write: 'It is done.',
};

function exampleLines({ kind, resource, noun }: Operation): string[] {
  const examples = `../examples/${resource}.yaml#/`;
  if (kind === 'list')
    return [`page: { $ref: ${examples}${toCamel(noun)} }`, `nothing: { $ref: ${examples}no${noun} }`];
  if (kind === 'read') return [`own: { $ref: ${examples}${toCamel(noun)} }`];
  return ['done: { $ref: ../examples/common.yaml#/done }'];
}

const schemaOf = (operation: Operation): string =>
  operation.kind === 'write'
    ? '../schemas/common.yaml#/Success'
    : `../schemas/${operation.resource}.yaml#/${schemaNamesOf(operation)[1]}`;

const printBody = ({ resource, noun }: Operation): string => `  parameters:
    - { $ref: ../parameters.yaml#/IdempotencyKeyOptional }
  requestBody:
    required: true
    content:
      application/json:
        schema: { $ref: ../schemas/${resource}.yaml#/${noun}Change }
        examples:
          asha: { $ref: ../examples/${resource}.yaml#/${toCamel(noun)}Change }
`;

/** Returns the text under `get`, `put` and so on of a path. Its refusals are derived, except those that are its own. */
export function printMethod(operation: Operation, tag: string): string {
  const { id, method, kind, roles } = operation;
  const lines = (list: readonly string[], spaces: number) => list.join(`\n${' '.repeat(spaces)}`);
  const paging = `  x-order: [-changedAt, -id]
  parameters:
    - { $ref: ../parameters.yaml#/Page }
    - { $ref: ../parameters.yaml#/Limit }
  x-never: ["400"]
`;
  return `${method}:
  operationId: ${id}
  summary: ${summaryOf(operation)}
  description: ${whatItDoes(operation)}
  tags: [${tag}]
  x-audit: { record: account, action: ${kind === 'write' ? 'change' : 'read'} }
  security:
    ${lines(
      roles.map((role) => `- bearer: [${role}]`),
      4,
    )}
${kind === 'list' ? paging : ''}${method === 'put' ? printBody(operation) : ''}  responses:
    "200":
      description: ${answers[kind]}
      content:
        application/json:
          schema: { $ref: ${schemaOf(operation)} }
          examples:
            ${lines(exampleLines(operation), 12)}
`;
}

export const printPathItem = (key: string, operation: Operation, tag: string): string => `${key}:
${operation.kind === 'list' ? '  x-owner: true\n' : ''}${
  operation.isItem ? '  parameters:\n    - { $ref: ../parameters.yaml#/ItemId }\n' : ''
}  ${indent(printMethod(operation, tag))}
`;

/** An item of a list has a name of its own. */
export const schemaNamesOf = ({ noun, kind }: Operation): [of: string, answer: string] =>
  kind === 'list' ? [`${noun}Entry`, `${noun}Page`] : [noun, `${noun}Answer`];

/** The body of a change whose answer only confirms it. */
export const printChange = ({ noun }: Operation): string => `${noun}Change:
  description: What is to change of the ${wordsOf(noun).join(' ')}.
  type: object
  required: [name]
  properties:
    name:
      $ref: auth.yaml#/PersonName
  unevaluatedProperties: false
`;

export const printChangeExample = ({ noun }: Operation): string => `${toCamel(noun)}Change:
  summary: Another name
  value: { name: Asha }
`;

export const printSchemas = (operation: Operation): string => {
  const { noun, kind } = operation;
  const [name, answer] = schemaNamesOf(operation);
  return `${name}:
  description: ${kind === 'list' ? `One of the ${wordsOf(noun).join(' ')}` : toSentence(noun)} of a person.
  type: object
  required: [id, name, changedAt]
  properties:
    id:
      $ref: common.yaml#/Id
    name:
      $ref: auth.yaml#/PersonName
    changedAt:
      type: string
      format: date-time
      description: When the account was last changed.
  unevaluatedProperties: false

${
  kind === 'list'
    ? `${answer}:
  description: A page of them.
  x-page:
    type: array
    maxItems: 100
    description: The ones of this page.
    items:
      $ref: "#/${name}"
`
    : `${answer}:
  description: ${toSentence(noun)} as it stands.
  x-answer:
    $ref: "#/${name}"
`
}`;
};

export const printExamples = ({ noun, kind }: Operation): string =>
  kind === 'list'
    ? `${toCamel(noun)}:
  summary: One page
  value:
    success: true
    data:
      - id: 0198f000-0000-7000-8000-000000000101
        name: Asha
        changedAt: 2026-11-20T09:00:00+05:30
    pagination: { page: 1, limit: 10, total: 1, pages: 1 }

no${noun}:
  summary: Nothing yet
  value:
    success: true
    data: []
    pagination: { page: 1, limit: 10, total: 0, pages: 0 }
`
    : `${toCamel(noun)}:
  summary: One's own
  value:
    success: true
    data:
      id: 0198f000-0000-7000-8000-000000000101
      name: Asha
      changedAt: 2026-11-20T09:00:00+05:30
`;
