import Bowser from 'bowser';

/** The longest `User-Agent` that is looked at: what comes after costs time and tells nothing. */
const longest = 512;

// What is not listed is in the words of whoever sent it, and would stand in our mails.
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

/** A browser and its system in words, such as `Chrome on Android`, out of what it says of itself. */
export function nameDevice(userAgent: string): string {
  // Fifty of a batch say the same.
  if (last.userAgent !== userAgent) last = { userAgent, name: nameOf(userAgent) };
  return last.name;
}

function nameOf(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent.slice(0, longest));
  if (!browser.name || !browsers.has(browser.name)) return 'Unknown browser';
  return os.name && systems.has(os.name) ? `${browser.name} on ${os.name}` : browser.name;
}
