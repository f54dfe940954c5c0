import type { Contract } from '../contract';
import { isObject, isText, type Node } from '../document/node';
import { type Operation, responseOf } from '../document/operations';
import { MockProblem } from '../mock-problem';
import type { Sampling } from '../sampling/sampler';
import { bareType, isJsonType } from '../validation/media-types';
import type { Answer } from './answer';
import { examplesOf } from './examples';
import { smallestFile } from './files';
import { negotiate } from './negotiate';
import type { Preference } from './prefer';

export const notInContractTitle = 'Not in the contract';

export type FromContract = Answer & { source: 'example' | 'schema' };

/** Answers as the contract shows it: by an example, else by something made from the schema. */
export function answerByContract(
  operation: Operation,
  preference: Preference,
  accept: string | null,
  contract: Contract,
  sampling: Sampling,
): FromContract {
  const status = preference.code ?? operation.success;
  const response = responseOf(operation, status, contract.references);
  if (!response)
    throw notInContract(
      `The contract has no answer ${status} for ${operation.id}. It has: ${Object.keys(operation.responses).join(', ')}.`,
    );
  const headers = headersOf(response, contract, sampling);
  const content = isObject(response.content) ? response.content : {};
  const types = Object.keys(content);
  if (types.length === 0) return { status, headers, body: null, source: 'example' };
  const type = negotiate(types, accept);
  if (type === null) throw new MockProblem(406, `This is answered as ${types.join(' or ')}.`);
  const media = content[type];
  const { value, source } = exampleOrSample(isObject(media) ? media : {}, preference, contract, sampling);
  const bare = sentType(bareType(type));
  headers['content-type'] = bare;
  if (isJsonType(bare)) return { status, headers, body: JSON.stringify(value ?? null), source };
  if (isText(value) && (value !== '' || bare.startsWith('text/')) && !isSampled(bare, source))
    return { status, headers, body: value, source };
  const file = smallestFile(bare);
  return { status, headers, body: file ?? (isText(value) ? value : JSON.stringify(value ?? null)), source };
}

/** Refuses a `Prefer` whose answer does not exist; in the mock's words, whatever the API says about missing things. */
const notInContract = (detail: string) => new MockProblem(404, detail, { title: notInContractTitle });

/** A made-up text is no picture. */
const isSampled = (type: string, source: string) => source === 'schema' && smallestFile(type) !== null;

const sentType = (type: string) =>
  type === 'image/*' ? 'image/png' : type.includes('*') ? 'application/json' : type;

function exampleOrSample(
  media: Node,
  { example: wanted, isDynamic = false }: Preference,
  contract: Contract,
  sampling: Sampling,
): { value: unknown; source: FromContract['source'] } {
  const examples = isDynamic && wanted === undefined ? [] : examplesOf(media, contract);
  const example = wanted === undefined ? examples[0] : examples.find(({ name }) => name === wanted);
  if (example) return { value: example.value, source: 'example' };
  if (wanted !== undefined)
    throw notInContract(
      `There is no example "${wanted}" of this answer. There are: ${examples.map(({ name }) => name).join(', ') || 'none'}.`,
    );
  return { value: contract.sample(media.schema ?? true, { ...sampling, isDynamic }), source: 'schema' };
}

/** Those that are required or have a value in the contract; a made-up `Link` would only lead astray. */
function headersOf(response: Node, contract: Contract, sampling: Sampling): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, node] of Object.entries(isObject(response.headers) ? response.headers : {})) {
    const header = contract.references.resolve(node);
    if (!header || name.toLowerCase() === 'content-type') continue;
    const { keywords } = contract.views(header.schema);
    const isGiven = ['example', 'examples', 'default', 'const'].some((key) => key in keywords);
    if ('example' in header) headers[name] = String(header.example);
    else if (isGiven || header.required === true)
      headers[name] = String(contract.sample(header.schema, sampling));
  }
  return headers;
}
