import type { FrontendLogEntry } from '@nadi/contract/schema';

/** Something for the logger: an event of the page, an error that was caught, or words of our own. */
export type Notice =
  | Event
  | { error: unknown; errorId?: string }
  | { level: FrontendLogEntry['level']; message: string };

/** More than this before the logger is here are the same ones again. */
const most = 20;
const waiting: Notice[] = [];
const keep = (noticed: Notice): void => {
  if (waiting.length < most) waiting.push(noticed);
};
let hear = keep;

/** Tells the logger. Its code comes late; until then this waits in a short list. */
export const notice = (noticed: Notice): void => hear(noticed);

/** The logger is here, and gets what waits, and from now on everything at once. Without a listener it is gone again. */
export function hearNotices(listener = keep): void {
  hear = listener;
  for (const noticed of waiting.splice(0)) listener(noticed);
}

/** From the first moment on, what nobody catches is noticed. */
export function noticeUncaught(): void {
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, notice);
}
