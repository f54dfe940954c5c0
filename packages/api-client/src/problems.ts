import type { FieldProblem, Problem } from '@nadi/contract/schema';

/** The spec's texts for requests that failed (point 8). */
export const requestMessages = {
  server: 'Server error. Please try again later.',
  forbidden: 'You do not have permission to perform this action.',
  notFound: 'Resource not found.',
  unknown: 'An unknown error occurred',
  unreachable: 'We could not reach the server. Check your connection and try again.',
  timeout: 'The server did not answer in time. Try again.',
} as const;

/** No answer came: the network is away, or the server took too long. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  constructor(
    readonly kind: 'unreachable' | 'timeout',
    options?: ErrorOptions,
  ) {
    super(requestMessages[kind], options);
  }
}

export type RequestProblem = {
  /** HTTP status; null where no answer came. */
  status: number | null;
  /** The kind of problem by its name in the error catalogue, such as `confirm-password`; null where none was named. */
  kind: string | null;
  /** The server's own words; null where it said none. */
  serverMessage: string | null;
  /** The failed request's own message; null if the server answered. */
  errorMessage: string | null;
  requestId: string | null;
  errors: readonly FieldProblem[];
  /** For status 412, the current version of the record. */
  current: Problem['current'] | null;
};

const nothingKnown: RequestProblem = {
  status: null,
  kind: null,
  serverMessage: null,
  errorMessage: null,
  requestId: null,
  errors: [],
  current: null,
};

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Returns the details of a failure: the server's problem details, or an error that the request threw. */
export function toProblem(error: unknown): RequestProblem {
  if (typeof error !== 'object' || error === null) return nothingKnown;
  // The time may run out while the body is read, when nobody wraps the error any more.
  if ('name' in error && error.name === 'TimeoutError')
    return { ...nothingKnown, errorMessage: requestMessages.timeout };
  if (error instanceof Error) return { ...nothingKnown, errorMessage: textOf(error.message) };
  const problem = error as Partial<Problem>;
  return {
    ...nothingKnown,
    status: typeof problem.status === 'number' ? problem.status : null,
    kind: textOf(problem.type)?.split('#').at(-1) ?? null,
    serverMessage: textOf(problem.message) ?? textOf(problem.detail),
    requestId: textOf(problem.requestId),
    errors: Array.isArray(problem.errors) ? problem.errors : [],
    current: problem.current ?? null,
  };
}

/** Returns a toast's text for a failed request: by its status, otherwise in the server's words, otherwise in the request's own. */
export function messageFor(error: unknown): string {
  const { status, serverMessage, errorMessage } = toProblem(error);
  if (status !== null && status >= 500) return requestMessages.server;
  if (status === 403) return requestMessages.forbidden;
  if (status === 404) return requestMessages.notFound;
  return serverMessage ?? errorMessage ?? requestMessages.unknown;
}

/** The server's words, or the spec's fallback for what was tried, such as "Login failed". */
export function serverMessageOr(error: unknown, fallback: string): string {
  return toProblem(error).serverMessage ?? fallback;
}

/** Tells whether the same request may succeed later: no answer came, or the server could not serve it for now. */
export function isTransient(error: unknown): boolean {
  const { status } = toProblem(error);
  return status === null || isTransientStatus(status);
}

/**
 * Tells whether the server of the contract refused, and not something on the way to it: a firewall, a hotel's network, a proxy. Only the
 * server names its kind of problem by the address in its error catalogue.
 */
export function isOfServer(error: unknown): boolean {
  const type = (error as Partial<Problem> | null | undefined)?.type;
  return typeof type === 'string' && /(^|\/)docs\/errors#[\w-]+$/.test(type);
}

export function isTransientStatus(status: number): boolean {
  return status >= 500 || status === 408 || status === 429;
}
