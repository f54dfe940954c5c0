import type { Contract } from '../contract';
import { isObject, type Node } from '../document/node';
import { type Operation, responseOf } from '../document/operations';
import type { MockProblem } from '../mock-problem';
import type { Item } from '../mock-types';
import type { Sampling } from '../sampling/sampler';
import { bareType, isJsonType } from '../validation/media-types';
import { type Answer, jsonAnswer } from './answer';
import { examplesOf } from './examples';

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  406: 'Not acceptable',
  409: 'Conflict',
  412: 'Changed since',
  413: 'Too large',
  415: 'Unsupported type',
  422: 'Check your entries',
  429: 'Too many requests',
  500: 'Server error',
  503: 'Unavailable',
};

const problemHeader = 'X-Mock-Problem';
const problemType = 'application/problem+json';

/**
 * A refusal as RFC 9457 has it; where the contract has a form of its own for this status, in that form.
 *
 * @param toBody adds what the contract wants beside; then every refusal is a problem
 */
export function problemAnswer(
  problem: MockProblem,
  path: string,
  operation: Operation | null,
  contract: Contract,
  sampling: Sampling,
  toBody: ((problem: Item) => Item) | undefined,
): Answer {
  const { status, detail, more, headers } = problem;
  if (status === 304) return { status, headers, body: null };
  const body: Item = {
    type: 'about:blank',
    title: titles[status] ?? 'Refused',
    status,
    detail,
    instance: path,
    ...more,
  };
  if (toBody) return jsonAnswer(status, toBody(body), headers, problemType);
  const own = operation && ownForm(operation, status, contract);
  if (!own) return jsonAnswer(status, body, headers, problemType);
  const [example] = examplesOf(own.media, contract);
  const form = example ? example.value : contract.sample(own.media.schema, sampling);
  // A form may have no place for a sentence.
  const told = { ...headers, [problemHeader]: encodeURI(detail) };
  return jsonAnswer(status, isObject(form) ? filled(form, body) : form, told, own.type);
}

/** The form that the contract gives to a refusal, where it is not that of RFC 9457. */
function ownForm(
  operation: Operation,
  status: number,
  contract: Contract,
): { type: string; media: Node } | null {
  const content = responseOf(operation, status, contract.references)?.content;
  if (!isObject(content) || problemType in content) return null;
  for (const [type, media] of Object.entries(content))
    if (isJsonType(bareType(type)) && isObject(media) && isObject(media.schema)) return { type, media };
  return null;
}

const sentences = [
  'message',
  'detail',
  'description',
  'error_description',
  'error_message',
  'errorMessage',
  'msg',
];
const numbers = ['status', 'statusCode', 'status_code', 'code', 'httpStatus'];

/** Puts the text in the members that usually hold error texts, one level down too: `{ error: { message } }`. */
function filled(form: Node, problem: Item): Node {
  const made: Record<string, unknown> = { ...form };
  for (const [name, value] of Object.entries(form)) {
    if (sentences.includes(name) && typeof value === 'string') made[name] = problem.detail;
    else if (name === 'title' && typeof value === 'string') made[name] = problem.title;
    else if (name === 'instance' && typeof value === 'string') made[name] = problem.instance;
    else if (numbers.includes(name) && typeof value === 'number') made[name] = problem.status;
    else if (name === 'error' && isObject(value)) made[name] = filled(value, problem);
  }
  return made;
}
