import '@nadi/ui/styles';
import { mount } from './mount';

// After React and its like, behind which the rest of the code takes half a kilobyte less.

import { lateWork } from './app/late-work';
import { preloadRoute } from './app/routes';
import { createServices } from './app/services';
import { fetchDashboard } from './areas/vital-signs/queries/fetch-dashboard';
import { endEarlyAsking, takingEarly } from './early/early-answers';
import { whenCalm } from './kernel/browser/calm';
import { noticeUncaught } from './kernel/browser/notice';
import { browserStorage } from './kernel/browser/storage';
import { lateDevice } from './kernel/offline/late-device';
import { paths } from './kernel/session/destination';
import { readRoleHint } from './kernel/session/role-hint';
import { sessionStarted } from './kernel/session/session-requests';
import { tellOfError } from './kernel/shell/Toasts';

noticeUncaught();

/** The code that stores things on this device waits for the first page, unless a worker has it in its cache. */
const isFirstVisit = !navigator.serviceWorker?.controller;
const calm = isFirstVisit ? whenCalm() : Promise.resolve();

const fetchDevice = () => import('./app/device-code');

/** Yields to the browser between steps, for example to answer a touch: on a slow phone each part takes a tenth of a second. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve));

async function begin(): Promise<void> {
  const storage = browserStorage();
  const { pathname, search } = window.location;
  const role = readRoleHint(storage);
  await breath();
  const code = preloadRoute(pathname, role);
  await breath();
  const services = createServices({
    baseUrl: `${import.meta.env.VITE_API_ORIGIN ?? ''}/api/v1`,
    storage,
    fetch: takingEarly((request) => globalThis.fetch(request), endEarlyAsking()),
    tell: tellOfError,
    device: lateDevice(fetchDevice, calm),
    more: (session) => lateWork(storage, session),
    pause: breath,
  });
  await services.begun;
  services.store.dispatch(sessionStarted());
  // The user is being read meanwhile. If there is a worker, this device may have data for which the server is slow.
  if (isFirstVisit && role === 'PATIENT' && pathname === paths.dashboard) fetchDashboard(services, search);
  await breath();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');
  await mount(root, services, code);
}

void begin();
