import Bowser from 'bowser';

/** The longest `User-Agent` that is looked at: what comes after costs time and tells nothing. */
const longest = 512;

/** A browser and its system in words, such as `Chrome on Android`, out of what it says of itself. */
export function nameDevice(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent.slice(0, longest));
  if (!browser.name) return 'Unknown browser';
  return (os.name ? `${browser.name} on ${os.name}` : browser.name).slice(0, 120);
}
