import Bowser from 'bowser';

/** Maximum length of the `User-Agent` that is read: the rest costs time and adds nothing. */
const longest = 512;

// Unlisted names are the sender's own words, and would appear in our e-mails.
const browsers = new Set([
  'Amazon Silk',
  'Android Browser',
  'Brave',
  'Chrome',
  'Chromium',
  'DuckDuckGo',
  'Electron',
  'Epiphany',
  'Firefox',
  'Focus',
  'HeyTap Browser',
  'Internet Explorer',
  'LibreWolf',
  'Microsoft Edge',
  'MZ Browser',
  'Opera',
  'QQ Browser',
  'Safari',
  'Samsung Internet for Android',
  'UC Browser',
  'Vivaldi',
  'Vivo Browser',
  'WeChat',
  'Yandex Browser',
]);
const systems = new Set(['Android', 'Chrome OS', 'HarmonyOS', 'iOS', 'Linux', 'macOS', 'Tizen', 'Windows']);

let last = { userAgent: '', name: 'Unknown device' };

/** Returns browser and system as text, such as `Chrome on Android`, from the `User-Agent`. */
export function nameDevice(userAgent: string): string {
  // Fifty requests of a batch have the same one.
  if (last.userAgent !== userAgent) last = { userAgent, name: nameOf(userAgent) };
  return last.name;
}

function nameOf(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent.slice(0, longest));
  if (!browser.name || !browsers.has(browser.name)) return 'Unknown browser';
  return os.name && systems.has(os.name) ? `${browser.name} on ${os.name}` : browser.name;
}
