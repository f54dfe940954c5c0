import type { LeftOutOfSync } from '@nadi/domain/integrations/sync';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { accountHashOf, sealTokens } from '../src/areas/integrations/oauth/registrations';
import { providerLinkOf } from '../src/areas/integrations/provider-link-of';
import { healthConnections } from '../src/areas/integrations/tables/health-connections';
import { healthSyncs } from '../src/areas/integrations/tables/health-syncs';
import type { DemoProvider } from '../src/kernel/providers/provider-link';
import { by, type Person, type TestApi } from './api';

/** Has a patient connect an account at a provider, of which a fetch failed. Returns the id of the connection, of which a person has one. */
export async function keepConnection(
  api: TestApi,
  who: Person,
  word: string,
  account: string | null = null,
): Promise<string> {
  const { db, secrets, clock } = api.context;
  const now = clock.now();
  return db.write('keeper', async (tx) => {
    const [known] = await tx
      .select({ id: healthConnections.id })
      .from(healthConnections)
      .where(eq(healthConnections.patientId, who.userId));
    if (known) return known.id;
    const [id, patientId] = [v7(), who.userId];
    const tokens = { access: word, refresh: word, accessUntil: now, account };
    const accountHash = account && accountHashOf(secrets, 'withings', account);
    await tx.insert(healthConnections).values({
      ...{
        id,
        patientId,
        provider: 'withings',
        status: 'connected',
        connectedAt: now,
        connectedBy: patientId,
      },
      ...{ ...sealTokens(secrets, id, tokens), accountHash },
      ...{ fetchedUntil: null, lastSyncAt: null, failures: 1, failure: 'unreachable', version: 1 },
    });
    const leftOut: LeftOutOfSync[] = [
      {
        ...{ type: 'weight', measuredAt: now.toISOString(), unit: 'kg', value: 54, message: word },
        ...{ systolic: null, diastolic: null, isDangerous: false },
      },
    ];
    const counts = { identities: [], readingIds: [], added: 0, alreadyThere: 0, critical: 0 };
    await tx.insert(healthSyncs).values([
      { id: v7(), patientId, connectionId: id, ...counts, leftOut, failure: null, createdAt: now },
      {
        id: v7(),
        patientId,
        connectionId: id,
        ...counts,
        leftOut: [],
        failure: 'unreachable',
        createdAt: now,
      },
    ]);
    return id;
  });
}

/** Has an administrator configure Withings, and a patient begin to connect an account there. Returns the state of the beginning. */
export async function beginConnection(api: TestApi, who: Person, clientSecret = 'of-no-worth') {
  const admin = await api.signedIn('ADMIN');
  await api.ask
    .put('/admin/health-providers/withings')
    .set(by(admin))
    .send({ clientId: 'nadi-sample', clientSecret })
    .expect(200);
  const begun = await api.ask
    .post('/health-connections')
    .set(by(who))
    .send({ provider: 'withings' })
    .expect(201);
  return new URL(begun.body.data.authorizeUrl).searchParams.get('state') ?? '';
}

/** Has a patient begin to connect the demonstration, which is switched on, and allow it. Returns what their browser brings back. */
export async function allowDemonstration(api: TestApi, who: Person) {
  const { secrets, config, providerLink } = api.context;
  providerLink.demo ??= providerLinkOf({ secrets, config, clock: api.clock, isDemo: true }).demo;
  const begun = await api.ask
    .post('/health-connections')
    .set(by(who))
    .send({ provider: 'demonstration' })
    .expect(201);
  return allowAt(providerLink.demo, new URL(begun.body.data.authorizeUrl));
}

/** Answers the question of the demonstration. Returns what the browser brings back. */
export function allowAt(demo: DemoProvider | null, { searchParams }: URL, isAllowed = true) {
  const asked = demo?.readConsent(searchParams);
  if (!demo || !asked) throw new Error('The demonstration does not know the request.');
  const back = new URL(demo.decide(asked, isAllowed)).searchParams;
  const sent = Object.fromEntries([...back].filter(([name]) => name !== 'error'));
  return { provider: 'demonstration', ...sent } as {
    provider: 'demonstration';
    state: string;
    code?: string;
    iss?: string;
  };
}
