import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { launchBrowser } from '../../../../scripts/browser';
import { inTime } from '../until';

/** A browser with a profile on the disk, which can be killed and started again. */
export type KillableBrowser = {
  start(): Promise<BrowserContext>;
  /** Ends it as a loss of power does: nothing is tidied up. */
  kill(): Promise<void>;
  remove(): Promise<void>;
};

export async function makeKillableBrowser(): Promise<KillableBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'nadi-profile-'));
  const portFile = join(profile, 'DevToolsActivePort');
  let child: ChildProcess | undefined;
  let browser: Browser | undefined;

  async function kill() {
    const dying = child;
    child = undefined;
    if (dying) {
      const ended = new Promise((resolve) => dying.once('exit', resolve));
      dying.kill('SIGKILL');
      await inTime('the end of the browser', ended);
    }
    await browser?.close();
    browser = undefined;
  }

  return {
    async start() {
      await rm(portFile, { force: true });
      const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
      const { executablePath, args, env } = launchBrowser(...flags);
      child = spawn(executablePath, [...args, 'about:blank'], { stdio: 'ignore', env });
      browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portOf(portFile)}`);
      const [context] = browser.contexts();
      if (!context) throw new Error('The browser has no context.');
      context.setDefaultTimeout(30_000);
      return context;
    },
    kill,
    async remove() {
      await kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

async function portOf(file: string): Promise<string> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const [port] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    if (port) return port;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The browser did not say where it listens.');
}
