/** Names of IANA without an area. Of other names without one, JavaScript and databases think differently: IST is India or Israel. */
const alone = new Set(
  `CET CST6CDT Cuba EET EST EST5EDT Egypt Eire GB GB-Eire GMT GMT+0 GMT-0 GMT0 Greenwich HST Hongkong Iceland Iran Israel Jamaica Japan
  Kwajalein Libya MET MST MST7MDT NZ NZ-CHAT Navajo PRC PST8PDT Poland Portugal ROC ROK Singapore Turkey UCT UTC Universal W-SU WET
  Zulu`
    .toLowerCase()
    .split(/\s+/),
);

const areas =
  /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Brazil|Canada|Chile|Etc|Europe|Indian|Mexico|Pacific|US)\//i;

/** IANA took these away; ICU, and with it JavaScript, keeps them. */
const removed = new Set(['us/pacific-new', 'canada/east-saskatchewan']);

/** Whether a name is one of IANA's that this runtime can count days in. Case does not matter. */
export function isTimeZone(name: string): boolean {
  const lower = name.toLowerCase();
  const isNamed = alone.has(lower) || (areas.test(name) && !removed.has(lower));
  return isNamed && canonicalZone(name) !== null;
}

/** One name for all names of a zone, such as for `Asia/Kolkata` and `Asia/Calcutta`; null for a zone that is not known. */
export function canonicalZone(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Returns true if two names are of one zone, such as `Asia/Kolkata` and `Asia/Calcutta`. */
export const isSameZone = (a: string, b: string): boolean => canonicalZone(a) === canonicalZone(b);

/** The calendar date on the wall of a time zone. */
export function localDay(at: Date, timeZone: string): string {
  const format = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const parts = new Intl.DateTimeFormat('en-GB', format).formatToParts(at);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value;
  return [part('year'), part('month'), part('day')].join('-');
}
