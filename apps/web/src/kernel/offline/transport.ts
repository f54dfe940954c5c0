import type { ApiClient } from '@nadi/api-client/client';
import { isOfServer, isTransient, isTransientStatus, NoAnswerError } from '@nadi/api-client/problems';
import type { Answer } from './answers';
import { createClockKnowledge } from './device-clock';
import { isBatchable, requestOf } from './requests';
import type { OutboxEntry } from './write';
import { kindOf } from './write-kinds';

/** Sends entries that do not depend on each other. */
export type Transport = {
  /** The maximum number of entries sent at once. */
  most: number;
  /** False if it is sent alone, and the page is for another patient: its request would be for that one. @default always */
  canSend?(entry: OutboxEntry): boolean;
  /**
   * @param mayGo called again before each request
   * @returns answers by the id of the entry; a missing one was not sent
   */
  send(entries: readonly OutboxEntry[], mayGo: () => boolean): Promise<ReadonlyMap<number, Answer>>;
  /** Milliseconds by which this device's clock is ahead of the server's. @throws if the server does not answer, or refuses without a time */
  clockError(): Promise<number>;
  /** The same, from an earlier answer; null if unknown, or if the clock was set since. */
  knownClockError(): number | null;
};

/** The contract's limits for a batch. */
const maxOfBatch = 50;

const noAnswer: Answer = { status: 503, body: null, retryAfter: null };

type MayGo = () => boolean;
type Answers = ReadonlyMap<number, Answer>;

/** True if a batch is refused because of its content. */
const isOfContent = ({ status }: Answer): boolean => [400, 413, 422].includes(status);

/**
 * Returns the meaning of a refusal of the whole batch for one entry in it. A refusal that is not in the server's words comes from a proxy,
 * and one that is not about the content refuses no entry: batches may not exist here, or the session may not send anything.
 */
function ofEach(refusal: Answer): Answer {
  const { status, body } = refusal;
  // A proxy that refuses a size means it.
  if (isTransientStatus(status) || status === 413) return refusal;
  if (!isOfServer(body)) return noAnswer;
  if (status === 403) return { ...refusal, isOfSession: true };
  return status === 401 || isOfContent(refusal) ? refusal : noAnswer;
}

const secondsOf = (header: string | null | undefined): number | null => {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
};

/** The answer of the server itself, and a current one. */
const isFresh = ({ headers }: Response): boolean =>
  headers.has('X-Request-Id') && /\bno-store\b/.test(headers.get('Cache-Control') ?? '');

/**
 * @param monotonic milliseconds of a clock that cannot be set
 * @param patient the one for whom the client asks; null for oneself
 */
export function createTransport(
  api: ApiClient,
  now: () => number = Date.now,
  monotonic: () => number = () => performance.now(),
  patient: () => string | null = () => null,
): Transport {
  const clock = createClockKnowledge(now, monotonic);
  const askedAt = new WeakMap<Request, number>();
  api.use({
    onRequest({ request }) {
      askedAt.set(request, now());
      return undefined;
    },
    onResponse({ request, response }) {
      const asked = askedAt.get(request);
      const error = asked !== undefined && isFresh(response) ? errorBy(response, asked) : null;
      if (error !== null) clock.learn(error);
      return undefined;
    },
  });

  /** Returns how far this clock is ahead of an answer's time; null if the answer has none. */
  function errorBy({ headers }: Response, asked: number): number | null {
    const theirs = Date.parse(headers.get('Date') ?? '');
    if (Number.isNaN(theirs)) return null;
    // The device may have slept during the answer: the smallest possible error counts.
    const [before, after] = [asked - theirs, now() - theirs];
    return before > 0 ? before : Math.min(after, 0);
  }

  /** Sends one request for some entries: returns its answer, or the answer for none. */
  async function ask<Data>(
    asking: Promise<{ data?: Data; error?: unknown; response: Response }>,
  ): Promise<{ data: Data } | { refusal: Answer }> {
    try {
      const { data, error, response } = await asking;
      if (data !== undefined) return { data };
      // Success without content comes from a proxy: the server says what it did.
      if (response.ok) return { refusal: noAnswer };
      const retryAfter = secondsOf(response.headers.get('Retry-After'));
      return { refusal: { status: response.status, body: error, retryAfter } };
    } catch (error) {
      if (isTransient(error)) return { refusal: noAnswer };
      throw error;
    }
  }

  async function sendBatch(entries: readonly OutboxEntry[], mayGo: MayGo): Promise<Answers> {
    if (!mayGo()) return new Map();
    // Someone else may have signed in between the check of the person and the sending: the server checks again.
    const body = { owner: entries[0]?.owner, requests: entries.map(requestOf) };
    const asked = await ask(api.POST('/batch', { body }));
    if ('data' in asked)
      return new Map(
        asked.data.data.responses.map(({ id, status, headers, body }) => [
          Number(id),
          { status, body, retryAfter: secondsOf(headers['Retry-After']) },
        ]),
      );
    const { refusal } = asked;
    if (!isOfContent(refusal) || entries.length === 1)
      return new Map(entries.map(({ id }) => [id, ofEach(refusal)]));
    // One entry makes the whole batch fail: sending the halves finds it.
    const half = Math.ceil(entries.length / 2);
    const first = await sendBatch(entries.slice(0, half), mayGo);
    return new Map([...first, ...(await sendBatch(entries.slice(half), mayGo))]);
  }

  const canSend = (entry: OutboxEntry) => isBatchable(entry) || (entry.patientId ?? null) === patient();

  async function sendAlone(entry: OutboxEntry, mayGo: MayGo): Promise<Answers> {
    const { id, write, idempotencyKey } = entry;
    const { send } = kindOf(write);
    if (!send || !canSend(entry) || !mayGo()) return new Map();
    const asked = await ask(send(api, write, idempotencyKey));
    if ('data' in asked) return new Map([[id, { status: 200, body: asked.data, retryAfter: null }]]);
    const { refusal } = asked;
    // The server's answer is about this entry alone.
    return new Map([[id, isOfServer(refusal.body) ? refusal : ofEach(refusal)]]);
  }

  return {
    most: maxOfBatch,
    canSend,
    send(entries, mayGo) {
      const [first] = entries;
      return first && !isBatchable(first)
        ? sendAlone(first, mayGo)
        : sendBatch(entries.filter(isBatchable), mayGo);
    },
    async clockError() {
      const asked = now();
      const { response } = await api.GET('/health/live', { cache: 'no-store' });
      const error = errorBy(response, asked);
      if (error !== null) clock.learn(error);
      // A refusal without a time is of no use: sent now, a reading of "now" could be a day off.
      else if (isTransientStatus(response.status)) throw new NoAnswerError('unreachable');
      return error ?? 0;
    },
    knownClockError: clock.error,
  };
}
