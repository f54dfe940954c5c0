import { notFound } from '@nadi/api-server/problem';
import type { RequestHandler } from 'express';
import { sendProblem } from './send-problem';

/** First parts of addresses that do not belong to the app. */
const reserved = new Set([
  'api',
  'dev',
  'docs',
  'metrics',
  'storybook',
  '.well-known',
  'openapi.json',
  'openapi.yaml',
]);

/**
 * Answers 404 to other spellings of addresses that do not belong to the app, such as `/Api/v1`, `/%61pi` or `//api`: a firewall before this
 * server may check only one spelling, and the app's page is no answer to an API request.
 */
export const oneSpelling = (): RequestHandler => (request, response, next) => {
  const [, before = '', first = ''] = /^([/\\]*)([^/\\?]*)/.exec(request.path) ?? [];
  const plain = decoded(first);
  const isOther = reserved.has(plain.toLowerCase()) && (before !== '/' || !reserved.has(first));
  if (isOther) sendProblem(request, response, notFound());
  else next();
};

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
