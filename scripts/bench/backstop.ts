import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchSystemBrowser } from '../browser';
import { root } from '../root';
import { installApart } from './install-apart';

const peers = join(root, '.cache', 'peers');
const manifest = join(import.meta.dirname, 'peers', 'package.json');
const program = join(peers, 'node_modules', 'backstopjs', 'cli', 'index.js');

/** Installs BackstopJS if it is not installed yet; false if that fails. It uses the same browser as our own pictures. */
export const installBackstop = (): Promise<boolean> =>
  installApart(peers, manifest, 'backstopjs/cli/index.js');

export type Backstop = {
  /** Takes all pictures and compares them with those that `accept` kept. */
  test(): Promise<boolean>;
  accept(): Promise<boolean>;
};

/** BackstopJS as its documentation sets it up, for stories in two themes at two widths. */
export function setUpBackstop(folder: string, url: string, stories: readonly string[]): Backstop {
  const data = (name: string) => join(folder, name);
  const config = join(folder, 'backstop.json');
  const { executablePath, args } = launchSystemBrowser('--headless=new');
  const scenarios = stories.flatMap((story) =>
    ['light', 'dark'].map((theme) => ({
      label: `${story} ${theme}`,
      url: `${url}/iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`,
      // It cannot detect that a story has finished; waiting until it is there, in its theme, comes closest.
      readySelector: `html[data-theme="${theme}"] #storybook-root > *`,
      selectors: ['document'],
    })),
  );
  writeFileSync(
    config,
    JSON.stringify({
      id: 'nadi',
      viewports: [
        { label: 'phone', width: 320, height: 640 },
        { label: 'desk', width: 1280, height: 800 },
      ],
      scenarios,
      paths: {
        bitmaps_reference: data('reference'),
        bitmaps_test: data('test'),
        engine_scripts: data('scripts'),
        html_report: data('report'),
        ci_report: data('ci'),
      },
      report: ['CI'],
      // The same concurrency as ours. Each is a browser of its own, and its default of ten is too many for a small machine.
      asyncCaptureLimit: 2,
      engine: 'puppeteer',
      engineOptions: { executablePath, args },
    }),
  );
  // Its output is long, and is repeated for each difference that it finds.
  const backstop = (command: string) =>
    new Promise<boolean>((resolve) => {
      const child = spawn(process.execPath, [program, command, `--config=${config}`], { stdio: 'ignore' });
      child.on('error', () => resolve(false));
      child.on('close', (code) => resolve(code === 0));
    });
  return { test: () => backstop('test'), accept: () => backstop('reference') };
}
