import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { callPath, demoPath, livePath } from '@nadi/contract/live';
import { describeError } from '../environment/log';
import { type Hub, openHub } from './hub';
import { callLimits, demoLimits, liveLimits } from './limits';
import { type Live, noLive } from './live';
import { openCalls } from './open-calls';
import { openDemo } from './open-demo';
import type { LiveTools } from './tools';
import { handUpgrades } from './upgrades';

/** Milliseconds before the database is asked again for its notifications. */
const pause = 1_000;

/** Stands in for the limits where none apply, for tests and measurements. */
const unlimited = { perPerson: 1e6, perNetwork: 1e6, newcomers: 1e6, messages: 1e6, window: 1_000 };
const unlimitedDemo = { ...unlimited, perServer: 1e6, visit: demoLimits.visit };

type GivenBesides = 'authenticate' | 'admitToCall' | 'limits' | 'demoLimits' | 'callLimits' | 'refused';
type Context = Omit<LiveTools, GivenBesides> & {
  config: { rateLimits: boolean };
  live: Live;
};
type Given = Pick<LiveTools, 'authenticate' | 'admitToCall'> & {
  /** @default those of the product, unless the configuration turns limits off */
  limits?: LiveTools['limits'];
  /** @default the same */
  demoLimits?: LiveTools['demoLimits'];
  /** @default the same */
  callLimits?: LiveTools['callLimits'];
  metrics: { refused(limit: string): void; watchLive(count: () => number): void };
};

/**
 * Takes live connections at the listener, and lets the server tell them of events through `context.live`. While the database's notifications are
 * lost there are no connections: one that hears nothing would look like one that has nothing to hear.
 */
export function startLive(server: Server, context: Context, given: Given) {
  const { authenticate, admitToCall, metrics } = given;
  const isLimited = context.config.rateLimits;
  const tools: LiveTools = {
    ...context,
    authenticate,
    admitToCall,
    refused: metrics.refused,
    limits: given.limits ?? (isLimited ? liveLimits : unlimited),
    demoLimits: given.demoLimits ?? (isLimited ? demoLimits : unlimitedDemo),
    callLimits: given.callLimits ?? (isLimited ? callLimits : unlimited),
  };
  const demo = openDemo(tools, (server, share) => safely(() => hub?.shareDemo(server, share)));
  // The embedded database has no other server on it.
  const isAlone = context.db.kind === 'embedded';
  const calls = openCalls(tools, isAlone ? null : (told) => safely(() => hub?.shareCall(told)));
  let hub: Hub | undefined;
  let isEnding = false;
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let isUp: () => void = () => undefined;
  /** Resolves once the first connections can be taken. */
  const up = new Promise<void>((resolve) => {
    isUp = resolve;
  });

  async function keepOpen(): Promise<void> {
    while (!isEnding) {
      try {
        let lose: () => void = () => undefined;
        const lost = new Promise<void>((resolve) => {
          lose = resolve;
        });
        hub = await openHub(tools, lose, { ...calls, demo: demo.hear, call: calls.hear });
        isUp();
        await Promise.race([lost, ended]);
      } catch (error) {
        context.log.warn({ error: describeError(error) }, 'live connections could not be opened');
      }
      const open = hub;
      hub = undefined;
      await open?.close();
      await Promise.race([wait(pause, undefined, { ref: false }), ended]);
    }
  }

  handUpgrades(
    server,
    { [livePath]: () => hub, [demoPath]: () => demo, [callPath]: () => (hub ? calls : undefined) },
    tools,
  );
  metrics.watchLive(() => hub?.count() ?? 0);
  context.live = {
    tell: (userId, event) =>
      safely(() => {
        hub?.tell(userId, event);
        if (event.name === 'consultation-changed') calls.visitChanged(event.message.consultationId);
      }),
    endSessions: (ids) => safely(() => hub?.endSessions(ids)),
  };
  const safely = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      context.log.error({ error: describeError(error) }, 'an event could not be told');
    }
  };
  const kept = keepOpen();
  return {
    up,
    /** Closes every connection and takes no other. */
    async stop(): Promise<void> {
      context.live = noLive;
      isEnding = true;
      end();
      await Promise.all([demo.close(), calls.close()]);
      await kept;
    },
  };
}
