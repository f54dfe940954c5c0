import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Person } from '../scripts/test/people';

/** Holds what was acknowledged: the reading of each key. */
export type Acknowledged = Map<string, string>;

export type Writers = {
  acknowledged: Acknowledged;
  /** Requests that came to nothing or were told to come again. */
  retries(): number;
  /** Lets each writer finish what it is at. */
  stop(): Promise<void>;
  /** Ends them at once, acknowledged or not: where a test has failed nobody may answer any more. */
  giveUp(): void;
};

const post = (url: string, token: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
    .then(async (taken) => ({ status: taken.status, body: JSON.parse(await taken.text()) }))
    .catch(() => undefined);

/** Fails for what is neither done nor told to come again. */
function isDone({ status, body }: { status: number; body: unknown }): boolean {
  if (![201, 409, 503].includes(status))
    throw new Error(`A reading was answered ${status}: ${JSON.stringify(body)}`);
  return status === 201;
}

/**
 * People who record readings without a pause, and try each with its key until it is acknowledged.
 *
 * @param batch how many go in one batch. @default each alone
 */
export function startWriters(
  url: string,
  patients: readonly Person[],
  count: number,
  batch?: number,
): Writers {
  const acknowledged: Acknowledged = new Map();
  let isStopped = false;
  let isGivenUp = false;
  let retries = 0;

  const reading = () => ({
    type: 'pulse',
    unit: '/min',
    value: 60 + (acknowledged.size % 40),
    measuredAt: new Date().toISOString(),
  });
  const record = async (token: string): Promise<void> => {
    const key = randomUUID();
    const body = reading();
    while (!isGivenUp) {
      const answer = await post(`${url}/vital-signs`, token, body, { 'Idempotency-Key': key });
      if (answer && isDone(answer)) return void acknowledged.set(key, answer.body.data.id);
      retries += 1;
      await wait(40);
    }
  };
  const recordTogether = async (token: string, size: number): Promise<void> => {
    const open = new Map(Array.from({ length: size }, () => [randomUUID(), reading()] as const));
    while (!isGivenUp) {
      const requests = [...open].map(([key, body]) => ({
        id: key,
        method: 'POST',
        url: '/vital-signs',
        headers: { 'Idempotency-Key': key },
        body,
      }));
      const answer = await post(`${url}/batch`, token, { requests });
      if (answer && answer.status !== 200) isDone(answer);
      for (const one of answer?.body.data?.responses ?? []) {
        if (!isDone(one)) continue;
        acknowledged.set(one.id, one.body.data.id);
        open.delete(one.id);
      }
      if (open.size === 0) return;
      retries += 1;
      await wait(40);
    }
  };
  const writing = Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const patient = patients[index % patients.length];
      while (patient && !isStopped)
        await (batch ? recordTogether(patient.token, batch) : record(patient.token));
    }),
  );
  // Heard at `stop`; until then it must not end the process.
  writing.catch(() => undefined);
  return {
    acknowledged,
    retries: () => retries,
    async stop() {
      isStopped = true;
      await writing;
    },
    giveUp() {
      isStopped = true;
      isGivenUp = true;
    },
  };
}
