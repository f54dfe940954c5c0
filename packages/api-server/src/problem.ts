import type { components, FieldProblem, Problem as ProblemBody } from '@nadi/contract/schema';
import { type Limit, limitHeaders } from './limit-headers';

type Kind = { slug: string; title: string; status: number };

type Schemas = components['schemas'];

type Extras = {
  /** Each fault of the request, at a 422. */
  errors?: FieldProblem[];
  /** The record as it stands now, at a 412, and the name of its schema. */
  current?: { schema: keyof Schemas; value: object };
  /** Wrong passcodes that are still allowed. */
  remainingAttempts?: number;
  /** The next free times, at the refusal of one that is not. */
  nextFree?: string[];
  /** Headers that belong to the answer, such as `Retry-After`. */
  headers?: Record<string, string>;
  cause?: unknown;
};

/** An error, in words that the person may read. Thrown by handlers, answered as RFC 9457. */
export class Problem extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;
  private readonly kind: Kind;
  private readonly extras: Extras;

  constructor(kind: Kind, detail: string, extras: Extras = {}) {
    super(detail, { cause: extras.cause });
    this.name = 'Problem';
    this.kind = kind;
    this.status = kind.status;
    this.headers = extras.headers ?? {};
    this.extras = extras;
  }

  /**
   * @param instance path that was asked for, without its query
   * @param requestId names the request in the log
   */
  toBody(instance: string, requestId: string): ProblemBody {
    const { errors, current, remainingAttempts, nextFree } = this.extras;
    return {
      type: `/docs/errors#${this.kind.slug}`,
      title: this.kind.title,
      status: this.status,
      detail: this.message,
      instance,
      success: false,
      message: this.message,
      requestId,
      ...(errors ? { errors } : {}),
      ...(current ? { current: { ...current.value } } : {}),
      ...(remainingAttempts === undefined ? {} : { remainingAttempts }),
      ...(nextFree ? { nextFree } : {}),
    };
  }

  /** The schema that the record of a 412 keeps to: the contract's own for problems lets every record through. */
  get currentSchema(): string | undefined {
    return this.extras.current?.schema;
  }
}

export const badRequest = (detail = 'The request cannot be read.') =>
  new Problem({ slug: 'bad-request', title: 'Bad request', status: 400 }, detail);

export const unauthorized = (detail = 'Sign in to continue.') =>
  new Problem({ slug: 'unauthorized', title: 'Not signed in', status: 401 }, detail, {
    headers: { 'WWW-Authenticate': 'Bearer' },
  });

export const signInFailed = (detail = 'The e-mail address or password is incorrect.') =>
  new Problem({ slug: 'sign-in-failed', title: 'Sign-in failed', status: 401 }, detail);

export const refreshFailed = () =>
  new Problem(
    { slug: 'refresh-failed', title: 'Session ended', status: 401 },
    'Your session has ended. Sign in again.',
  );

/** @param remainingAttempts of a health link */
export const passcodeRefused = (detail: string, remainingAttempts: number) =>
  new Problem({ slug: 'passcode-refused', title: 'Passcode refused', status: 401 }, detail, {
    remainingAttempts,
  });

export const forbidden = (detail = 'You do not have permission to perform this action.') =>
  new Problem({ slug: 'forbidden', title: 'Not allowed', status: 403 }, detail);

/** The role of who is signed in must have a second step, and none is turned on. */
export const secondStepRequired = () =>
  new Problem(
    { slug: 'second-step-required', title: 'Second step required', status: 403 },
    'Your role needs two-step sign-in. Turn it on first.',
  );

/** The password was given too long ago for what is asked; `confirmPassword` makes it recent. */
export const confirmPasswordFirst = () =>
  new Problem(
    { slug: 'confirm-password', title: 'Confirm your password', status: 403 },
    'Confirm your password to continue.',
  );

/** The content belongs to another person than the token. */
export const anotherAccount = () =>
  new Problem(
    { slug: 'another-account', title: 'Another account', status: 403 },
    'Someone else is signed in. Nothing was done.',
  );

export const notFound = (detail = 'Resource not found.') =>
  new Problem({ slug: 'not-found', title: 'Not found', status: 404 }, detail);

export const methodNotAllowed = (allowed: readonly string[]) =>
  new Problem(
    { slug: 'method-not-allowed', title: 'Method not allowed', status: 405 },
    `This address takes ${allowed.join(', ')}.`,
    { headers: { Allow: allowed.join(', ') } },
  );

export const conflict = (detail = 'This was already done.') =>
  new Problem({ slug: 'conflict', title: 'Conflict', status: 409 }, detail);

/** @param nextFree the next free times, RFC 3339 */
export const timeTaken = (detail: string, nextFree: string[]) =>
  new Problem({ slug: 'conflict', title: 'Conflict', status: 409 }, detail, { nextFree });

/** The first request with the same `Idempotency-Key` has no answer yet; sent again in a moment, the second gets it. */
export const stillRunning = () =>
  new Problem(
    { slug: 'still-running', title: 'Still running', status: 409 },
    'The first request with this key is still running. Try again in a moment.',
    { headers: { 'Retry-After': '1' } },
  );

/**
 * @param schema the name that the contract has for the record
 * @param value the record as it stands now, as an operation would answer it
 */
export const changedSince = <Name extends keyof Schemas>(schema: Name, value: Schemas[Name] & object) =>
  new Problem(
    { slug: 'changed-since', title: 'Changed since', status: 412 },
    'This has changed since you opened it. Check the current version.',
    { current: { schema, value } },
  );

export const tooLarge = (detail = 'The body is too large. Nothing was saved.') =>
  new Problem({ slug: 'too-large', title: 'Too large', status: 413 }, detail);

export const unsupportedMedia = (detail: string) =>
  new Problem({ slug: 'unsupported-media-type', title: 'Unsupported type', status: 415 }, detail);

/** The contract allows so many faults in one answer. */
const maxErrors = 100;

/** @param errors at least one; the first is told in words */
export function unprocessable(errors: FieldProblem[]): Problem {
  return new Problem(
    { slug: 'unprocessable', title: 'Check your entries', status: 422 },
    errors[0] ? inWords(errors[0]) : 'Check your entries.',
    { errors: errors.slice(0, maxErrors) },
  );
}

/** `/body/measuredAt` and `Must be given.` -> `Measured at must be given.`; a header keeps its name. */
function inWords({ pointer, message }: FieldProblem): string {
  const name = pointer.split('/').slice(2).at(-1);
  if (!name || !message.startsWith('Must ')) return message;
  const words = name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} must ${message.slice('Must '.length)}`;
}

export const serverError = (cause?: unknown) =>
  new Problem(
    { slug: 'server-error', title: 'Server error', status: 500 },
    'The server failed. Nothing was changed. Try again later.',
    { cause },
  );

export const notImplementedYet = () =>
  new Problem(
    { slug: 'not-implemented', title: 'Not implemented', status: 501 },
    'This operation is in the contract, but this server does not offer it yet.',
  );

/**
 * @param retryAfter seconds to wait
 * @param limit what was used up, where it has a name
 */
export const tooManyRequests = (retryAfter: number, limit?: Pick<Limit, 'name' | 'requests' | 'seconds'>) =>
  new Problem(
    { slug: 'too-many-requests', title: 'Too many requests', status: 429 },
    `Too many tries. Try again in ${inWordsOfTime(retryAfter)}.`,
    {
      headers: {
        'Retry-After': String(Math.max(1, Math.ceil(retryAfter))),
        ...(limit ? limitHeaders({ ...limit, left: 0, resetAfter: retryAfter }) : {}),
      },
    },
  );

function inWordsOfTime(seconds: number): string {
  if (seconds <= 30) return seconds <= 1 ? 'a second' : `${Math.ceil(seconds)} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** @param retryAfter seconds to wait */
export const unavailable = (retryAfter = 5, cause?: unknown) =>
  new Problem(
    { slug: 'unavailable', title: 'Unavailable', status: 503 },
    'The service is not available at the moment. Try again in a few seconds.',
    { headers: { 'Retry-After': String(retryAfter) }, cause },
  );
