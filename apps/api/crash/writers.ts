import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Patient } from '../scripts/test/patients';

/** What was acknowledged: the reading of each key. */
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

/** People who record readings without a pause, and try each with its key until it is acknowledged. */
export function startWriters(url: string, patients: readonly Patient[], count: number): Writers {
  const acknowledged: Acknowledged = new Map();
  let isStopped = false;
  let isGivenUp = false;
  let retries = 0;

  const record = async (token: string): Promise<void> => {
    const key = randomUUID();
    const body = JSON.stringify({
      type: 'pulse',
      unit: '/min',
      value: 60 + (acknowledged.size % 40),
      measuredAt: new Date().toISOString(),
    });
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    };
    while (!isGivenUp) {
      const answer = await fetch(`${url}/vital-signs`, { method: 'POST', headers, body })
        .then(async (taken) => ({ status: taken.status, text: await taken.text() }))
        .catch(() => undefined);
      if (answer?.status === 201) return void acknowledged.set(key, JSON.parse(answer.text).data.id);
      if (answer && ![409, 503].includes(answer.status))
        throw new Error(`A reading was answered ${answer.status}: ${answer.text}`);
      retries += 1;
      await wait(40);
    }
  };
  const writing = Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const patient = patients[index % patients.length];
      while (patient && !isStopped) await record(patient.token);
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
