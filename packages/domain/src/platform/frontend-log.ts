/** The page's buffer: entries beyond it push out the oldest. */
export const maxLogEntries = 100;
/** Milliseconds between two uploads. */
export const logInterval = 30_000;
/** Milliseconds beyond which a request, a task or a load is logged as a warning. */
export const slowAfter = 1_000;
/** Milliseconds for which the server keeps entries. */
export const logLifetime = 30 * 86_400_000;
/** Characters of a message and of an address; the contract's bounds. */
export const longestMessage = 1_000;
export const longestAddress = 2_048;

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

const parameter = /^(?::(\w+)\??|\{(\w+)\})$/;

/**
 * Returns an address as the known pattern that it fits, such as `/consents/{id}`: it says which page, and nothing else that somebody may have
 * put there. Credentials, query and fragment are left out.
 *
 * @param patterns paths of all pages and requests; a part in braces or after a colon stands for anything
 */
export function cutAddress(address: string, patterns: readonly string[]): string {
  const [bare = ''] = withoutControls(address.slice(0, longestAddress)).split(/[?#]/, 1);
  const [, origin = '', path = ''] = /^((?:[a-z][\w+.-]*:)?\/\/[^/]*)?(.*)$/i.exec(bare) ?? [];
  return (
    origin.replace(/^([a-z][\w+.-]*:)?\/\/.*@/i, '$1//') +
    (path && (patternOf(path, patterns) ?? '/{unknown}'))
  );
}

/** Returns the pattern with the most parts in common with a path; null if it fits none. */
function patternOf(path: string, patterns: readonly string[]): string | null {
  const given = path.replace(/(?<=.)\/$/, '').split('/');
  let most = -1;
  let best: string | null = null;
  for (const pattern of patterns) {
    const parts = pattern.split('/');
    if (parts.length !== given.length) continue;
    const isFree = parts.map((part) => parameter.test(part));
    if (!parts.every((part, index) => isFree[index] || part === given[index])) continue;
    const fixed = isFree.filter((free) => !free).length;
    if (fixed <= most) continue;
    most = fixed;
    best = parts.map((part) => part.replace(parameter, (_, a, b) => `{${a ?? b}}`)).join('/');
  }
  return best;
}

/** Places in code, durations and counts: the numbers that help, and that are no health values. */
const helpful =
  /\b[\w.-]+\.m?[jt]sx?:\d+:\d+|\btook \d+ ms\b|\bdropped \d+ entries\b|\bReact error #\d+|(?<![^\s(])(?:https?:\/)?\/[^\s)]+/g;
/** Up to the last mark of its kind: text in quotation marks may hold such marks. */
const quoted = /".*"|“.*”|`.*`|(?<!\w)'.*'(?!\w)/g;
/** A mark without its end: the message was cut. */
const opened = /(?:["“`]|(?<!\w)').*/;

/**
 * A message without what it may quote: text in quotation marks, e-mail addresses, parts of addresses, and numbers, dates among them. Places in
 * code and durations stay. Messages of engines quote what they could not read; that may be an answer with health values.
 *
 * @param patterns as of `cutAddress`
 */
export function plainMessage(message: string, patterns: readonly string[]): string {
  const line = withoutControls(message.slice(0, longestMessage)).replaceAll(quoted, '…').replace(opened, '…');
  let from = 0;
  let plain = '';
  for (const { 0: found, index } of line.matchAll(helpful)) {
    const isAddress = /^(https?:)?\//.test(found);
    plain += redacted(line.slice(from, index)) + (isAddress ? cutAddress(found, patterns) : found);
    from = index + found.length;
  }
  return (plain + redacted(line.slice(from))).slice(0, longestMessage) || '-';
}

const redacted = (text: string): string =>
  text
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(uuid, '{id}')
    .replaceAll(/\p{Nd}[\p{Nd}.,:/+-]*/gu, '#');

/** On one line, so that an entry cannot look like two. Also without halves of characters and those that change the direction of a line. */
export const withoutControls = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
