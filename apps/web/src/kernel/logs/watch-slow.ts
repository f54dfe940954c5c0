import { cutAddress, slowAfter } from '@nadi/domain/platform/frontend-log';
import { addresses } from '../../../generated/addresses';
import type { Notice } from '../browser/notice';
import type { EnvironmentProfile } from '../environment/profile';

/** The settings of logging. */
export type LogProfile = Pick<
  EnvironmentProfile,
  'enableDebugging' | 'enablePerformanceMonitoring' | 'enableConsoleLogging'
>;

/** Requests by code; what loads by itself counts as part of the page. */
const requests = new Set(['fetch', 'xmlhttprequest']);

type Watched = Pick<PerformanceEntry, 'entryType' | 'duration' | 'name'> & { initiatorType?: string };

/** Tells of requests, tasks and loads of more than a second; where performance is monitored, of every request. */
export function slowness(entry: Watched, { enablePerformanceMonitoring }: LogProfile): Notice | null {
  const { entryType, duration, name, initiatorType = '' } = entry;
  const isRequest = entryType === 'resource' && requests.has(initiatorType);
  if (entryType === 'resource' && (!isRequest || name.includes('/logs/frontend'))) return null;
  const isSlow = duration > slowAfter;
  if (!isSlow && !(isRequest && enablePerformanceMonitoring)) return null;
  const what = isRequest ? pathOf(name) : entryType === 'longtask' ? 'a task' : 'the page';
  return { level: isSlow ? 'warn' : 'debug', message: `${what} took ${Math.round(duration)} ms` };
}

const pathOf = (address: string): string =>
  URL.canParse(address) ? cutAddress(new URL(address).pathname, addresses) : 'a request';

/** @returns a function that stops watching */
export function watchSlow(tell: (noticed: Notice) => void, profile: LogProfile): () => void {
  const supported = globalThis.PerformanceObserver?.supportedEntryTypes ?? [];
  const observers = ['resource', 'longtask', 'navigation']
    .filter((type) => supported.includes(type))
    .map((type) => {
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const noticed = slowness(entry, profile);
          if (noticed) tell(noticed);
        }
      });
      // Those from before this code was here too.
      observer.observe({ type, buffered: true });
      return observer;
    });
  return () => {
    for (const observer of observers) observer.disconnect();
  };
}
