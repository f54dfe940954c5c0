import type { Registration, RegistrationStatus, WorkerPlatform } from '../src/kernel/browser/service-worker';

/** A browser whose workers do what a test says. */
export function createBrowser({ isRegistered = false, isUnwanted = false, isRefused = false } = {}) {
  const browser = {
    isRegistered,
    isRefused,
    status: 'registered' as RegistrationStatus,
    /** True if one waits that can be asked. */
    hasWaiting: true,
    isAwake: true,
    calls: [] as string[],
    tellStatus: () => {},
    tellControl: () => {},
    becomes(status: RegistrationStatus) {
      browser.status = status;
      browser.tellStatus();
    },
  };
  const log = (name: string) => void browser.calls.push(name);
  const registration: Registration = {
    status: () => browser.status,
    onChange(listener) {
      browser.tellStatus = listener;
      return () => log('left status');
    },
    update: async () => log('update'),
    skipWaiting() {
      log('skipWaiting');
      return browser.hasWaiting;
    },
    tidyUp: () => log('tidyUp'),
  };
  const worker: WorkerPlatform = {
    isUnwanted,
    find: async () => (browser.isRegistered ? registration : null),
    async register() {
      log('register');
      return browser.isRefused ? null : registration;
    },
    removeAll: async () => log('removeAll'),
    onControlChange(listener) {
      browser.tellControl = listener;
      return () => log('left control');
    },
    isAwake: () => browser.isAwake,
    reload: () => log('reload'),
  };
  return Object.assign(browser, { worker });
}
