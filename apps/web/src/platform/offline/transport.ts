import type { ApiClient } from '@nadi/api-client/client';
import { isTransient } from '@nadi/api-client/problems';
import type { Answer } from './answers';
import { type Batchable, isBatchable, requestOf } from './requests';
import type { OutboxEntry, Write } from './write';

/** Sends entries that do not rest on each other. */
export type Transport = {
  /** Most entries that go at once. */
  most: number;
  /**
   * @param mayGo asked again before each request
   * @returns by id of the entry; what is missing was not asked
   */
  send(entries: readonly OutboxEntry[], mayGo: () => boolean): Promise<ReadonlyMap<number, Answer>>;
  /** Milliseconds by which this device's clock is ahead of the server's. @throws where the server does not answer */
  clockError(): Promise<number>;
};

/** What the contract lets one batch carry. */
const mostOfBatch = 50;

const noAnswer: Answer = { status: 503, body: null, retryAfter: null };

type MayGo = () => boolean;
type Answers = ReadonlyMap<number, Answer>;

/** Whether a batch is refused for what is in it. */
const isOfContent = ({ status }: Answer): boolean => [400, 413, 422].includes(status);

/** A server, or something before it, that knows no batches says nothing of what is in them: not that it is gone. */
const ofEach = (refusal: Answer): Answer => ([404, 405, 501].includes(refusal.status) ? noAnswer : refusal);

const secondsOf = (header: string | null | undefined): number | null => {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
};

export function createTransport(api: ApiClient, now: () => number = Date.now): Transport {
  /** One request that stands for some entries: its answer, or that of none. */
  async function ask<Data>(
    asking: Promise<{ data?: Data; error?: unknown; response: Response }>,
  ): Promise<{ data: Data } | { refusal: Answer }> {
    try {
      const { data, error, response } = await asking;
      if (data !== undefined) return { data };
      // Success without a word is of something on the way: the server says what it did.
      if (response.ok) return { refusal: noAnswer };
      const retryAfter = secondsOf(response.headers.get('Retry-After'));
      return { refusal: { status: response.status, body: error, retryAfter } };
    } catch (error) {
      if (isTransient(error)) return { refusal: noAnswer };
      throw error;
    }
  }

  async function sendBatch(entries: readonly Batchable[], mayGo: MayGo): Promise<Answers> {
    if (!mayGo()) return new Map();
    const asked = await ask(api.POST('/batch', { body: { requests: entries.map(requestOf) } }));
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
    // Something in it spoils the whole: the halves find it.
    const half = Math.ceil(entries.length / 2);
    const first = await sendBatch(entries.slice(0, half), mayGo);
    return new Map([...first, ...(await sendBatch(entries.slice(half), mayGo))]);
  }

  async function sendAlone({ id, write, idempotencyKey }: OutboxEntry, mayGo: MayGo): Promise<Answers> {
    if (write.operation !== 'completeOnboarding' || !mayGo()) return new Map();
    const asked = await ask(
      api.POST('/auth/onboarding/complete', {
        params: { header: { 'Idempotency-Key': idempotencyKey } },
        body: { onboardingData: JSON.stringify(write.answers) },
        bodySerializer: ({ onboardingData }) => formOf(onboardingData, write.photo),
      }),
    );
    const answer = 'data' in asked ? { status: 200, body: asked.data, retryAfter: null } : asked.refusal;
    return new Map([[id, answer]]);
  }

  return {
    most: mostOfBatch,
    send(entries, mayGo) {
      const [first] = entries;
      return first && !isBatchable(first)
        ? sendAlone(first, mayGo)
        : sendBatch(entries.filter(isBatchable), mayGo);
    },
    async clockError() {
      const asked = now();
      const { response } = await api.GET('/health/live', { cache: 'no-store' });
      const theirs = Date.parse(response.headers.get('Date') ?? '');
      if (Number.isNaN(theirs)) return 0;
      // The device may have slept over the answer: the clock is as wrong as it is at the least.
      const [before, after] = [asked - theirs, now() - theirs];
      return before > 0 ? before : Math.min(after, 0);
    },
  };
}

type Photo = Extract<Write, { operation: 'completeOnboarding' }>['photo'];

function formOf(onboardingData: string, photo: Photo): FormData {
  const form = new FormData();
  form.set('onboardingData', onboardingData);
  if (photo) form.set('profilePhoto', new File([photo.bytes], photo.name, { type: photo.type }));
  return form;
}
