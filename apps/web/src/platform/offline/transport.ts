import type { ApiClient } from '@nadi/api-client/client';
import { isTransient } from '@nadi/api-client/problems';
import type { Answer } from './answers';
import { isBatchable, requestOf } from './requests';
import type { OutboxEntry, Write } from './write';

/** Sends entries that do not rest on each other. */
export type Transport = {
  /** Most entries that go at once. */
  most: number;
  /** @returns by id of the entry; what is missing was not asked. */
  send(entries: readonly OutboxEntry[]): Promise<ReadonlyMap<number, Answer>>;
  /** Milliseconds by which this device's clock is ahead of the server's. @throws where the server does not answer */
  clockError(): Promise<number>;
};

/** What the contract lets one batch carry. */
const mostOfBatch = 50;

const noAnswer: Answer = { status: 503, body: null, retryAfter: null };

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
      const retryAfter = secondsOf(response.headers.get('Retry-After'));
      return { refusal: { status: response.status, body: error, retryAfter } };
    } catch (error) {
      if (isTransient(error)) return { refusal: noAnswer };
      throw error;
    }
  }

  async function sendBatch(entries: readonly OutboxEntry[]): Promise<ReadonlyMap<number, Answer>> {
    const requests = entries.filter(isBatchable).map(requestOf);
    const asked = await ask(api.POST('/batch', { body: { requests } }));
    if ('data' in asked)
      return new Map(
        asked.data.data.responses.map(({ id, status, headers, body }) => [
          Number(id),
          { status, body, retryAfter: secondsOf(headers['Retry-After']) },
        ]),
      );
    const { refusal } = asked;
    const isOfBatch =
      refusal.status >= 400 && refusal.status < 500 && ![401, 408, 429].includes(refusal.status);
    const [only, ...others] = entries;
    if (!isOfBatch || !only) return new Map(entries.map(({ id }) => [id, refusal]));
    if (others.length === 0) return new Map([[only.id, refusal]]);
    // Something in it spoils the whole: the halves find it.
    const half = Math.ceil(entries.length / 2);
    const first = await sendBatch(entries.slice(0, half));
    return new Map([...first, ...(await sendBatch(entries.slice(half)))]);
  }

  async function sendAlone({ id, write, idempotencyKey }: OutboxEntry): Promise<ReadonlyMap<number, Answer>> {
    if (write.operation !== 'completeOnboarding') return new Map();
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
    send(entries) {
      const [first] = entries;
      return first && !isBatchable(first) ? sendAlone(first) : sendBatch(entries.filter(isBatchable));
    },
    async clockError() {
      const { response } = await api.GET('/health/live', { cache: 'no-store' });
      const theirs = Date.parse(response.headers.get('Date') ?? '');
      return Number.isNaN(theirs) ? 0 : now() - theirs;
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
