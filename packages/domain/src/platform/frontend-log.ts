/** The page's buffer: entries beyond it push out the oldest. */
export const mostLogEntries = 100;
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

/** An address without its credentials, query and fragment, and without ids: it says which page, and not whose. */
export function cutAddress(address: string): string {
  const [bare = ''] = address.slice(0, longestAddress).split(/[?#]/, 1);
  return withoutControls(bare)
    .replace(/^([a-z][\w+.-]*:)?\/\/[^/@]*@/i, '$1//')
    .replaceAll(uuid, '{id}')
    .replaceAll(/[^/]*(?:@|%40)[^/]*/gi, '{address}')
    .replaceAll(/(?<=\/)\d+(?=\/|$)/g, '{number}');
}

/** Places in code, durations and counts: the numbers that help, and that are no health values. */
const helpful =
  /\b[\w.-]+\.m?[jt]sx?:\d+:\d+|\btook \d+ ms\b|\bdropped \d+ entries\b|\bReact error #\d+|\/api\/v\d+\/\S*/g;
const quoted = /"[^"]*"?|“[^”]*”?|`[^`]*`?|(?<!\w)'[^']*'?/g;

/**
 * A message without what it may quote: text in quotation marks, e-mail addresses, and numbers, dates among them. Places in code and durations
 * stay. Messages of engines quote what they could not read; that may be an answer with health values.
 */
export function plainMessage(message: string): string {
  const line = withoutControls(message.slice(0, longestMessage));
  let from = 0;
  let plain = '';
  for (const { 0: found, index } of line.matchAll(helpful)) {
    plain += redacted(line.slice(from, index)) + (found.startsWith('/') ? cutAddress(found) : found);
    from = index + found.length;
  }
  return (plain + redacted(line.slice(from))).slice(0, longestMessage) || '-';
}

const redacted = (text: string): string =>
  text
    .replaceAll(quoted, '…')
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(uuid, '{id}')
    .replaceAll(/\p{Nd}[\p{Nd}.,:/+-]*/gu, '#');

/** On one line, so that an entry cannot look like two. Also without halves of characters and those that change the direction of a line. */
export const withoutControls = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
