import type { User } from '@nadi/contract/schema';
import { logInterval } from '@nadi/domain/platform/frontend-log';
import { hearNotices, type Notice } from '../browser/notice';
import { describeNotice } from './describe-notice';
import { createLogBuffer } from './log-buffer';
import { logContext } from './log-context';
import { type LogProfile, watchSlow } from './watch-slow';

export type LogsOptions = {
  /** Returns who is signed in; null for nobody. */
  who: () => Pick<User, 'id' | 'role'> | null;
  send: (body: string, isLeaving: boolean) => void;
  profile: LogProfile;
  /** @default Date.now */
  now?: () => number;
};

/**
 * Logs what is noticed, and uploads it every 30 seconds and when the page is left.
 *
 * @returns a function that stops it
 */
export function startLogs({ who, send, profile, now = Date.now }: LogsOptions): () => void {
  const buffer = createLogBuffer({
    now,
    send,
    contextOf: () => logContext(who()),
  });

  function log(noticed: Notice): void {
    const described = describeNotice(noticed);
    if (!described || (described.level === 'debug' && !profile.enableDebugging)) return;
    buffer.add(described);
    // Browsers show errors by themselves.
    if (profile.enableConsoleLogging && 'level' in noticed) show(noticed.level, described.message);
  }

  const leave = () => {
    if (document.visibilityState === 'hidden') buffer.flush(true);
  };
  const end = () => buffer.flush(true);
  hearNotices(log);
  const unwatch = watchSlow(log, profile);
  const timer = setInterval(() => buffer.flush(false), logInterval);
  // On phones a page that is hidden may never come back, and nothing else is said.
  document.addEventListener('visibilitychange', leave);
  window.addEventListener('pagehide', end);
  return () => {
    clearInterval(timer);
    unwatch();
    hearNotices();
    document.removeEventListener('visibilitychange', leave);
    window.removeEventListener('pagehide', end);
  };
}

const show = (level: 'debug' | 'info' | 'warn' | 'error', message: string): void => {
  // biome-ignore lint/suspicious/noConsole: where the profile says so, which production's does not
  console[level](message);
};
