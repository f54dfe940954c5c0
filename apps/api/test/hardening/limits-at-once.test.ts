import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { maxLinks } from '@nadi/domain/links/health-link';
import { maxUploads } from '@nadi/domain/records/file-limits';
import { eq } from 'drizzle-orm';
import { maxDevices } from '../../src/areas/identity/sessions/known-devices';
import { knownDevices } from '../../src/areas/identity/tables/known-devices';
import { newLink } from '../../src/areas/links/test/making-links';
import { accountsOf } from '../accounts';
import { by, once, type Person, startApi, type TestApi } from '../api';
import { subscriptionAt } from '../subscription';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Asked = () => PromiseLike<{ status: number; body: { type?: string } }>;

/**
 * Sends all at once and returns how many were accepted and how many refused. Those that found no free connection, or whose first try still runs,
 * are sent again with the same key, as a client does: the first try may have been committed although its answer was 503.
 */
async function allAtOnce(requests: readonly Asked[]): Promise<{ accepted: number; refused: number }> {
  const counted = { accepted: 0, refused: 0 };
  for (let left = requests; left.length > 0; ) {
    const answers = await Promise.all(left.map((ask) => ask()));
    const isEarly = answers.map(({ status, body }) => status === 503 || isRunning(body));
    for (const [index, { status }] of answers.entries()) {
      if (isEarly[index]) continue;
      if (status < 300) counted.accepted += 1;
      else {
        expect([409, 422]).toContain(status);
        counted.refused += 1;
      }
    }
    left = left.filter((_, index) => isEarly[index]);
  }
  return counted;
}

const isRunning = ({ type = '' }: { type?: string }) => type.endsWith('#still-running');

/** Returns a request that has the same key each time it is sent. */
function posting(who: Pick<Person, 'token'>, path: string, body: object): Asked {
  const headers = { ...by(who), ...once() };
  return () => api.ask.post(path).set(headers).send(body);
}
const countOf = async (who: Person, path: string) =>
  (await api.ask.get(path).set(by(who)).expect(200)).body.data.length;

it('lets 20 of 30 devices register that do so at once, after 30 sign-ins of which 20 are known', async () => {
  const who = await api.signedIn();
  const sessions: { token: string }[] = [];
  const signIn = async () => {
    const answer = await accountsOf(api).signIn(who.email, who.password);
    if (answer.status === 200) sessions.push({ token: answer.body.data.token });
    return answer;
  };
  expect(await allAtOnce(Array.from({ length: 30 }, () => signIn))).toEqual({ accepted: 30, refused: 0 });
  expect(await api.look((tx) => tx.$count(knownDevices, eq(knownDevices.userId, who.userId)))).toBe(
    maxDevices,
  );
  const registering = sessions.map((session, index) => {
    const { fcmToken } = subscriptionAt(`https://updates.push.services.mozilla.com/wpush/v2/${index}`);
    return posting(session, '/notifications/register-fcm-token', { fcmToken, deviceType: 'web' });
  });
  expect(await allAtOnce(registering)).toEqual({ accepted: 20, refused: 10 });
  expect(await countOf(who, '/notifications/devices')).toBe(20);
});

it('lets 20 of 30 health links be made that are at once', async () => {
  const who = await api.signedIn();
  const bodies = await Promise.all(Array.from({ length: maxLinks + 10 }, () => newLink(api)));
  const making = bodies.map(({ body }) => posting(who, '/patients/health-links', body));
  expect(await allAtOnce(making)).toEqual({ accepted: maxLinks, refused: 10 });
});

it('lets 5 of 15 emergency contacts be added that are at once', async () => {
  const who = await api.signedIn();
  const adding = Array.from({ length: 15 }, (_, number) => {
    const phone = `+9100000002${10 + number}`;
    return posting(who, '/patients/emergency-contacts', {
      name: 'Farida Sheikh',
      relationship: 'FRIEND',
      phone,
    });
  });
  expect(await allAtOnce(adding)).toEqual({ accepted: 5, refused: 10 });
  expect(await countOf(who, '/patients/emergency-contacts')).toBe(5);
});

it('lets 40 of 50 uploads begin that do so at once', async () => {
  const who = await api.signedIn();
  const starting = Array.from({ length: maxUploads + 10 }, () => {
    const fingerprint = randomBytes(32).toString('hex');
    return posting(who, '/record-uploads', { name: 'a.png', type: 'image/png', bytes: 100, fingerprint });
  });
  expect(await allAtOnce(starting)).toEqual({ accepted: maxUploads, refused: 10 });
  expect(await countOf(who, '/record-uploads')).toBe(maxUploads);
});
