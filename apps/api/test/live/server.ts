import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../src/app';
import { admitToCall } from '../../src/areas/appointments/offers';
import { findCaller } from '../../src/areas/identity/offers';
import type { Database } from '../../src/kernel/db/client';
import { readConfig } from '../../src/kernel/environment/config';
import { createListener } from '../../src/kernel/http/listener';
import { createMetrics } from '../../src/kernel/http/metrics';
import type { AppContext } from '../../src/kernel/operation/context';
import { startLive } from '../../src/kernel/sockets/start-live';
import type { TestApi } from '../api';

export type LiveTestServer = {
  url: string;
  /** Tells through this server. */
  context: AppContext;
  stop(): Promise<void>;
};

/** A server with live connections beside the others of a test, as `server.ts` puts it together. */
export async function serveLive(
  api: TestApi,
  {
    env = {},
    db = api.context.db,
    limits,
    demoLimits,
    callLimits,
  }: { env?: Record<string, string>; db?: Database } & Pick<
    Parameters<typeof startLive>[2],
    'limits' | 'demoLimits' | 'callLimits'
  > = {},
): Promise<LiveTestServer> {
  const config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: 'http://nadi.test',
    RATE_LIMITS: 'off',
    NADI_SECOND_STEP_ROLES: '',
    ...env,
  });
  const context: AppContext = { ...api.context, db, config };
  const metrics = createMetrics();
  const server: Server = createListener(createApp(context, metrics), { maxConnections: 1_000 });
  const live = startLive(server, context, {
    authenticate: (token) => findCaller(token, context),
    admitToCall: (caller, id) => admitToCall(caller, id, context),
    metrics,
    ...(limits ? { limits } : {}),
    ...(demoLimits ? { demoLimits } : {}),
    ...(callLimits ? { callLimits } : {}),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await live.up;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    context,
    async stop() {
      await live.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
