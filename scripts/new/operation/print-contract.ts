import { toCamel, toSentence } from '../names';
import { type Operation, summaryOf } from './request';

const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');

const whatItDoes = ({ method, isItem }: Operation): string => {
  const [account, where] = isItem
    ? ['The account with this id', ", where it is one's own"]
    : ['The account of who asks', ''];
  return method === 'get'
    ? `${account}${where}, and when it was last changed.`
    : `Notes that ${account.replace('The', 'the')} was changed now${where}.`;
};

/** What stands at a path under `get`, `put` and so on, two spaces in. */
export function printMethod(operation: Operation, tag: string): string {
  const { id, method, roles, resource, noun } = operation;
  const isRead = method === 'get';
  const schema = isRead ? `../schemas/${resource}.yaml#/${noun}Answer` : '../schemas/common.yaml#/Success';
  const example = isRead
    ? `own: { $ref: ../examples/${resource}.yaml#/${toCamel(noun)} }`
    : 'done: { $ref: ../examples/common.yaml#/done }';
  return indent(`${method}:
  operationId: ${id}
  summary: ${summaryOf(operation)}
  description: ${whatItDoes(operation)}
  tags: [${tag}]
  x-audit: { record: account, action: ${isRead ? 'read' : 'change'} }
  security:
${roles.map((role) => `    - bearer: [${role}]`).join('\n')}
  responses:
    "200":
      description: ${isRead ? 'How it stands.' : 'It is done.'}
      content:
        application/json:
          schema: { $ref: ${schema} }
          examples:
            ${example}
    "404": { $ref: ../responses.yaml#/NotFound }
`);
}

export const printPathItem = (key: string, operation: Operation, tag: string): string =>
  `${key}:\n${operation.isItem ? '  parameters:\n    - { $ref: ../parameters.yaml#/ItemId }\n' : ''}${printMethod(operation, tag)}`;

export const printSchemas = ({ noun }: Operation): string => `${noun}:
  description: ${toSentence(noun)} of one person.
  type: object
  required: [id, changedAt]
  properties:
    id:
      $ref: common.yaml#/Id
    changedAt:
      type: string
      format: date-time
      description: When the account was last changed.
  unevaluatedProperties: false

${noun}Answer:
  description: ${toSentence(noun)} as it stands.
  x-answer:
    $ref: "#/${noun}"
`;

export const printExamples = ({ noun }: Operation): string => `${toCamel(noun)}:
  summary: One's own
  value:
    success: true
    data:
      id: 0198f000-0000-7000-8000-000000000101
      changedAt: 2026-11-20T09:00:00+05:30
`;
