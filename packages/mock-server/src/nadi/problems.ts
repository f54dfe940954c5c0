import type { FieldProblem } from '@nadi/contract/schema';
import { notInContractTitle } from '../answers/by-contract';
import { stillRunningTitle } from '../idempotency';
import { stateTitle } from '../memory/transition';
import { MockProblem } from '../mock-problem';
import type { Caller, Item } from '../mock-types';

/** The kinds of the error catalogue that a status stands for where nothing more is said. */
const kinds: Record<number, readonly [slug: string, title: string]> = {
  400: ['bad-request', 'Bad request'],
  401: ['unauthorized', 'Not signed in'],
  403: ['forbidden', 'Not allowed'],
  404: ['not-found', 'Not found'],
  405: ['method-not-allowed', 'Method not allowed'],
  409: ['conflict', 'Conflict'],
  412: ['changed-since', 'Changed since'],
  413: ['too-large', 'Too large'],
  415: ['unsupported-media-type', 'Unsupported type'],
  422: ['unprocessable', 'Check your entries'],
  429: ['too-many-requests', 'Too many requests'],
  503: ['unavailable', 'Unavailable'],
};

const kindOf = (status: number) => kinds[status] ?? (['server-error', 'Server error'] as const);
const typeOf = (slug: string) => `/docs/errors#${slug}`;

function problem(status: number, detail: string, more: Item = {}, headers: Record<string, string> = {}) {
  const [slug, title] = kindOf(status);
  return new MockProblem(status, detail, { type: typeOf(slug), title, ...more }, headers);
}

/** The API's texts for cases in which the core has texts of its own. */
const fixed: Record<number, string> = {
  401: 'Sign in to continue.',
  404: 'Resource not found.',
};

/** The members that the contract adds to RFC 9457. */
export function toProblemBody(found: Item): Item {
  const { status, type, title, ...more } = found;
  const [slug, name] =
    title === stillRunningTitle ? (['still-running', title] as const) : kindOf(Number(status));
  const isOurs = String(type).startsWith('/docs/errors#');
  const isWish = title === notInContractTitle;
  const isSaid = isOurs || isWish || title === stateTitle;
  const detail = isSaid ? found.detail : (fixed[Number(status)] ?? found.detail);
  return {
    ...more,
    type: isOurs ? type : typeOf(slug),
    title: isOurs || isWish ? title : name,
    status,
    detail,
    success: false,
    message: detail,
  };
}

export const unauthorized = (detail = 'Sign in to continue.') =>
  problem(401, detail, {}, { 'WWW-Authenticate': 'Bearer' });

export const signInFailed = (detail = 'The e-mail address or password is incorrect.') =>
  problem(401, detail, { type: typeOf('sign-in-failed'), title: 'Sign-in failed' });

export const refreshFailed = () =>
  problem(401, 'Your session has ended. Sign in again.', {
    type: typeOf('refresh-failed'),
    title: 'Session ended',
  });

/** @param remainingAttempts of a health link */
export const passcodeRefused = (detail: string, remainingAttempts: number) =>
  problem(401, detail, {
    type: typeOf('passcode-refused'),
    title: 'Passcode refused',
    remainingAttempts,
  });

export const confirmPasswordFirst = () =>
  problem(403, 'Confirm your password to continue.', {
    type: typeOf('confirm-password'),
    title: 'Confirm your password',
  });

export const secondStepRequired = () =>
  problem(403, 'Your role needs two-step sign-in. Turn it on first.', {
    type: typeOf('second-step-required'),
    title: 'Second step required',
  });

export const anotherAccount = () =>
  problem(403, 'Someone else is signed in. Nothing was done.', {
    type: typeOf('another-account'),
    title: 'Another account',
  });

/** The first step for a person whose session has fewer rights than their role. */
const whatIsMissing: Record<string, string> = {
  PENDING: 'Confirm your e-mail address first.',
  SECOND_STEP: 'Take the second step of signing in first.',
  UNVERIFIED_DOCTOR: 'Your registration has to be verified first.',
};

/** @throws 403 of its own kind where a second step has to be turned on first */
export function whyNot({ scopes: [role] }: Caller): string | undefined {
  if (role === 'SECOND_STEP_MISSING') throw secondStepRequired();
  return whatIsMissing[role ?? ''];
}

export const notFound = (detail = 'Resource not found.') => problem(404, detail);

/** @param allowed the methods that an address takes */
export const methodNotAllowed = (allowed: readonly string[]) =>
  problem(405, `This address takes ${allowed.join(', ')}.`, {}, { Allow: allowed.join(', ') });

export const conflict = (detail: string) => problem(409, detail);

/** @param nextFree the next free times, RFC 3339 */
export const timeTaken = (detail: string, nextFree: string[]) => problem(409, detail, { nextFree });

export const tooLarge = (detail: string) => problem(413, detail);

/** @param current the record as it stands now, as the operation would answer it */
export const changedSince = (current: object) =>
  problem(412, 'This has changed since you opened it. Check the current version.', { current });

/** @param retryAfter seconds to wait */
export function tooManyRequests(retryAfter: number) {
  const minutes = Math.ceil(retryAfter / 60);
  return problem(
    429,
    `Too many tries. Try again in ${minutes > 1 ? `${minutes} minutes` : 'a minute'}.`,
    {},
    { 'Retry-After': String(Math.max(1, Math.ceil(retryAfter))) },
  );
}

/** @param faults at least one; the first is told in words */
export const unprocessable = (...faults: FieldProblem[]) =>
  problem(422, faults[0] ? inWords(faults[0]) : 'Check your entries.', { errors: faults });

/** `/body/measuredAt` and `Must be given.` -> `Measured at must be given.`; a header keeps its name. */
function inWords({ pointer, message }: FieldProblem): string {
  const name = pointer.split('/').slice(2).at(-1);
  if (!name || !message.startsWith('Must ')) return message;
  const words = name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} must ${message.slice('Must '.length)}`;
}
