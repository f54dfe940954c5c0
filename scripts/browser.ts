import { existsSync } from 'node:fs';
import { browserFromNpm, isServed, type Program } from './browser-from-npm';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The features that Playwright turns off: of two such switches a browser obeys the last. `browser.test.ts` compares the list with Playwright's. */
export const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Pages of the address bar itself, which no one sees here: each window draws both, at more than half the cost of opening one. */
const offByUs = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Turned off: the browser's own network requests, and features that draw a page differently from one machine to the next. */
export const chromiumFlags = [
  `--disable-features=${[...offByPlaywright, ...offByUs].join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-partial-raster',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--hide-scrollbars',
  '--disable-lcd-text',
];

/** Holds what Playwright's `launch` takes. */
export type Launch = Program & { args: string[] };

/**
 * Returns how stories, pictures and journeys start their browser: the one from npm, which is the same everywhere; on a platform that
 * it does not serve, the system's.
 *
 * @throws with instructions, if there is none
 */
export function launchBrowser(...flags: string[]): Launch {
  if (!isServed()) return launchSystemBrowser(...flags);
  return { ...browserFromNpm(), args: [...chromiumFlags, ...flags] };
}

/**
 * Returns how a whole Chromium is started, for what a headless shell lacks: the one at `CHROMIUM_PATH`, otherwise at the usual places
 * of the system.
 *
 * @throws with instructions, if there is none
 */
export function launchSystemBrowser(...flags: string[]): Launch {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error(
      'No Chromium was found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to it.',
    );
  return { executablePath, args: [...chromiumFlags, ...flags], env: process.env };
}

/**
 * Returns the path of the system's Chromium; undefined if there is none.
 *
 * @throws if `CHROMIUM_PATH` names no file
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (!chosen) return places.find((place) => existsSync(place));
  if (existsSync(chosen)) return chosen;
  throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no such file.`);
}
