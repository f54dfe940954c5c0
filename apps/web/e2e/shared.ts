import { type Browser, chromium } from 'playwright-core';
import { launchBrowser } from '../../../scripts/browser';
import { type RunningServer, startServer } from './product';
import { leaveWorkersAlone } from './visitor';

/** In the environment of the tests: a server and a browser that the whole suite shares. One file alone has its own. */
const { NADI_E2E_SERVER: server, NADI_E2E_BROWSER: browser } = process.env;

export const sharedServer: RunningServer | undefined = server ? JSON.parse(server) : undefined;

/** Opens a connection to it; when that is closed, only what was opened by it is. */
export const sharedBrowser = browser ? (): Promise<Browser> => chromium.connect(browser) : undefined;

export type Shared = { env: Record<string, string>; stop(): Promise<void> };

/** Starts both for as long as the suite runs. */
export async function startShared(): Promise<Shared> {
  leaveWorkersAlone();
  const { stop, ...running } = await startServer();
  const launched = await chromium.launchServer(launchBrowser());
  return {
    env: { NADI_E2E_SERVER: JSON.stringify(running), NADI_E2E_BROWSER: launched.wsEndpoint() },
    async stop() {
      await launched.close();
      await stop();
    },
  };
}
