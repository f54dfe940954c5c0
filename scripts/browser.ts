import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, otherwise the usual places of the system; if there is none and we may, it is installed.
 * @throws with instructions, if there is none.
 */
export function findChromium(): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no such file.`);
  }
  const found = places.find((place) => existsSync(place)) ?? installChromium();
  if (found) return found;
  throw new Error(
    'No Chromium was found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to it.',
  );
}

/** Only as root, as in a container: a person's own machine is never changed without their knowledge. */
function installChromium(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No Chromium here: installing it (apt-get install chromium).');
  try {
    // A new machine knows no packages until its lists are fetched.
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return places.find((place) => existsSync(place));
}
