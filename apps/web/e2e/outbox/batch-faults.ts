/** A request in the form of a batch. */
export type InnerRequest = {
  id: string;
  method: string;
  url: string;
  headers: Record<'Idempotency-Key', string>;
};
type InnerAnswer = { id: string; status: number; headers: Record<string, string>; body: unknown };

/** A fault of one batch on its way. */
export type BatchFault =
  /** Nothing. */
  | { kind: 'pass' }
  /** The line answers for the server, which hears nothing of it. */
  | { kind: 'refuse'; status: number; problem: string; headers?: Record<string, string> }
  /** The line answers so for each request within, and the server hears nothing of it. */
  | { kind: 'refuse-each'; answer: (requests: readonly InnerRequest[]) => string }
  /** The connection is reset before the server has heard of it. */
  | { kind: 'cut-before' }
  /** The server has done it, and the connection is reset before the browser hears so. */
  | { kind: 'cut-after' }
  /** The server has done it, and the browser is left without an answer. */
  | { kind: 'hold' }
  /** The browser hears something else than what the server said. */
  | { kind: 'rewrite'; rewrite: (answer: string, requests: readonly InnerRequest[]) => string };

const problem = (status: number, slug: string) => ({
  type: `/docs/errors#${slug}`,
  title: 'A fault of the line',
  status,
  detail: 'The line was told to fail.',
  instance: '/',
  success: false,
  message: 'The line was told to fail.',
  requestId: 'line',
});

export const problemOf = ({ status, problem: slug }: { status: number; problem: string }): string =>
  JSON.stringify(problem(status, slug));

const batchAnswer = (responses: readonly InnerAnswer[]): string =>
  JSON.stringify({ success: true, data: { responses } });

/** @returns undefined where it is no answer to a batch */
export const innerAnswers = (text: string): InnerAnswer[] | undefined =>
  (JSON.parse(text) as { data?: { responses?: InnerAnswer[] } }).data?.responses;

export const within = (body: string): InnerRequest[] =>
  (JSON.parse(body) as { requests: InnerRequest[] }).requests;

export const refused = (status: number, slug: string, headers: Record<string, string> = {}): BatchFault => ({
  kind: 'refuse',
  status,
  problem: slug,
  headers,
});

/** The server is said to have taken some of them, and to be at the others still. It has taken them all. */
export const stillRunning: BatchFault = {
  kind: 'rewrite',
  rewrite: (answer) =>
    batchAnswer(
      (innerAnswers(answer) ?? []).map((one, index) =>
        index % 2 === 0
          ? one
          : {
              id: one.id,
              status: 409,
              headers: { 'Retry-After': '1' },
              body: problem(409, 'still-running'),
            },
      ),
    ),
};

/** Each is said to contradict how things stand. */
export const contradicted: BatchFault = {
  kind: 'refuse-each',
  answer: (requests) =>
    batchAnswer(requests.map(({ id }) => ({ id, status: 409, headers: {}, body: problem(409, 'conflict') }))),
};
