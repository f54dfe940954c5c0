import type { HealthConnection } from '@nadi/contract/schema';
import { attemptLasts, callbackAt, syncEvery } from '@nadi/domain/integrations/providers';
import { isConfigured } from '../kinds/health-connections';
import { answer, signedIn } from '../operation';
import { unprocessable } from '../problems';

/** Stands in for the origin that a browser would send. */
const elsewhere = 'https://nadi.example';

const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds).toISOString();
const refuse = (pointer: string, message: string, code: string) => unprocessable({ pointer, message, code });

export const healthConnections = {
  // No provider is there to ask: it leads to where a provider sends people back, as if they had allowed it.
  beginHealthConnection: signedIn('beginHealthConnection', ({ body: { provider }, me, ...given }) => {
    const { headers, now, newId } = given;
    if (!isConfigured(provider)) throw refuse('/body/provider', 'Is not configured here.', 'not-configured');
    const [state, expiresAt] = [newId(), after(now, attemptLasts)];
    me.connectionAttempts.push({ state, provider, expiresAt });
    const url = new URL(callbackAt(headers.get('origin') ?? elsewhere, provider));
    url.searchParams.set('state', state);
    url.searchParams.set('code', newId());
    return answer({ authorizeUrl: url.href, expiresAt });
  }),

  completeHealthConnection: signedIn('completeHealthConnection', ({ body, me, now, newId, touched }) => {
    const attempt = me.connectionAttempts.find(
      ({ state, provider }) => state === body.state && provider === body.provider,
    );
    if (!attempt || Date.parse(attempt.expiresAt) <= now.getTime())
      throw refuse('/body/state', 'This sign-in has expired. Begin again.', 'unknown');
    me.connectionAttempts = me.connectionAttempts.filter((one) => one !== attempt);
    if (!body.code) throw refuse('/body/code', 'Nothing was connected.', 'refused');
    const { provider } = body;
    const known = me.connections.find((one) => one.provider === provider);
    const version = (known?.version ?? 0) + 1;
    const connection: HealthConnection = {
      ...{ id: known?.id ?? newId(), provider, status: 'connected', connectedAt: now.toISOString() },
      ...{ lastSyncAt: now.toISOString(), nextSyncAt: after(now, syncEvery), failure: null },
      ...{ critical: 0, dangerous: 0, leftOut: 0, version },
    };
    me.connections = [...me.connections.filter((one) => one !== known), connection];
    touched({ recordIds: [connection.id] });
    return { ...answer(connection), headers: { ETag: `"${version}"` } };
  }),
};
