import { cast } from '@nadi/contract/examples';
import type { BatchedRequest } from '@nadi/contract/schema';
import { createNadiMock } from '@nadi/mock-server/nadi/nadi-mock';
import { worldOf } from '@nadi/mock-server/nadi/world';

/** One write that the server committed, by the key under which it was sent. */
export type Commit = { key: string; subject: string; version: number };

type Standing = { version: number; isDeleted: boolean };

/** The current settings of a server in the histories. */
export const serverNow = Date.parse('2026-11-20T09:00:00Z');

/** One for all histories, since reading the contract takes longer than a history; each begins with a reset. */
const mock = createNadiMock({ frozenAt: new Date(serverNow).toISOString(), seed: 1 });

/** The mock, watched: each request's changes are told by the key of the write that made them. */
export function createWatchedServer() {
  mock.reset();
  const world = worldOf(mock.store);
  const commits: Commit[] = [];
  const faults: string[] = [];

  function patient() {
    const found = world.people.find(({ account }) => account.id === cast.people.asha.id);
    if (!found?.patient) throw new Error('The mock has no Asha.');
    return { ...found, patient: found.patient };
  }

  function standings(): Map<string, Standing> {
    const { readings, patient: profile } = patient();
    return new Map([
      ['profile', { version: profile.version, isDeleted: false }],
      ...readings.map(
        ({ id, version, deletedAt }) => [id, { version, isDeleted: deletedAt !== null }] as const,
      ),
    ]);
  }

  /** Which of the writes in a batch made a change. */
  function cause(subject: string, isNew: boolean, requests: readonly BatchedRequest[]) {
    const note = patient().readings.find(({ id }) => id === subject)?.note;
    return requests.find(({ url, body }) =>
      isNew
        ? url === '/vital-signs' && body?.note === note
        : url === (subject === 'profile' ? '/patients/profile' : `/vital-signs/${subject}`),
    );
  }

  function watch(before: Map<string, Standing>, requests: readonly BatchedRequest[]): void {
    for (const [subject, { version }] of standings()) {
      const was = before.get(subject);
      if (was?.version === version) continue;
      const made = cause(subject, was === undefined, requests);
      if (!made) faults.push(`${subject} changed by nothing that was sent`);
      if (version !== (was?.version ?? 0) + 1)
        faults.push(`${subject} went from version ${was?.version ?? 0} to ${version}`);
      commits.push({ key: made?.headers['Idempotency-Key'] ?? '', subject, version });
    }
  }

  return {
    commits,
    faults,
    patient,
    /** Lets every access token run out that was given in a sign-in. */
    expireTokens(): void {
      for (const token of world.accessTokens.keys())
        if (token.startsWith('mock.')) world.accessTokens.delete(token);
    },
    /** @param times how often the same request arrives at the same moment */
    async answer(request: Request, times = 1): Promise<Response[]> {
      const text = request.url.endsWith('/batch') ? await request.clone().text() : '';
      const { requests = [] } = (text ? JSON.parse(text) : {}) as { requests?: BatchedRequest[] };
      const before = standings();
      for (const { method, headers, url } of requests) {
        const there = before.get(url.replace('/vital-signs/', '').replace('/patients/', ''));
        if (method !== 'POST' && there?.isDeleted === false && !headers['If-Match'])
          faults.push(`${method} ${url} rests on no version`);
      }
      const answers = await Promise.all(
        Array.from({ length: times }, () => mock.fetch(request.clone() as Request)),
      );
      watch(before, requests);
      for (const answer of answers) answer.headers.set('Date', new Date(serverNow).toUTCString());
      return answers;
    },
  };
}

export type WatchedServer = ReturnType<typeof createWatchedServer>;
