import { createApiClient } from '@nadi/api-client/client';
import { randomFraction } from '@nadi/api-client/random-id';
import type { Locks } from '@nadi/api-client/refresh';
import type { Fetch } from '@nadi/api-client/timed-fetch';
import { subjectOf } from '@nadi/api-client/token-subject';
import { configureStore, isPlain } from '@reduxjs/toolkit';
import createQueryApi from 'openapi-react-query';
import createSagaMiddleware, { buffers, channel, type Task } from 'redux-saga';
import { selectActing, tieQuestioned } from '../acting/acting-slice';
import { forPatient } from '../acting/for-patient';
import { lateActing } from '../acting/late-acting';
import { readActing } from '../acting/read-acting';
import { wakeWorkerFor } from '../browser/background-sync';
import { browserConnectivity, type Connectivity } from '../browser/connectivity';
import { browserNavigation, type Navigation } from '../browser/navigation';
import { browserPasskeys, type Passkeys } from '../browser/passkeys';
import { onReconnectSignal } from '../browser/reconnect-signals';
import { browserTabStorage, type KeyValueStore } from '../browser/storage';
import { createTokenStore } from '../browser/token-store';
import { connectivitySaga } from '../connectivity/connectivity-saga';
import { copyTokens } from '../offline/copied-tokens';
import type { Device } from '../offline/device';
import { patientOf } from '../offline/subjects';
import { entriesOf } from '../outbox/entries-of';
import { leavingSaga } from '../outbox/leaving-saga';
import { outboxSaga } from '../outbox/outbox-saga';
import { readStoreSaga } from '../read-store/read-store-saga';
import { selectServedAt } from '../read-store/read-store-slice';
import { roleHintSaga } from '../session/role-hint';
import type { SessionDependencies } from '../session/session-dependencies';
import { userRefreshRequested } from '../session/session-requests';
import { sessionSaga } from '../session/session-saga';
import { selectIsUnconfirmed, selectUser } from '../session/session-selectors';
import { watchSecondStep } from '../session/watch-second-step';
import { themeSaga } from '../ui/theme-saga';
import { afterWrites } from './after-writes';
import { openReading } from './open-reading';
import { createQueryClient } from './query-client';
import { reducer } from './reducer';
import { restartOnError } from './restart-on-error';

/** A workflow that an area adds to those of the session. */
export type AreaSaga = (dependencies: SessionDependencies) => Generator;

export type ServicesOptions = {
  /** The address of the API. */
  baseUrl: string;
  storage: KeyValueStore;
  /** The storage that lasts as long as this tab. @default the browser's own */
  tabStorage?: KeyValueStore;
  /** Shows the person for a moment what went wrong. */
  tell: (message: string) => void;
  /** @default Date.now */
  now?: () => number;
  /** @default the browser's own */
  fetch?: Fetch;
  /** @default the browser's own */
  navigation?: Navigation;
  locks?: Locks;
  /** @default the browser's own */
  passkeys?: Passkeys;
  /** The parts that outlive a page. */
  device: Device;
  /** @default the browser's own */
  connectivity?: Connectivity;
  /** Additional background work. @default nothing */
  more?: (session: SessionDependencies) => Generator;
  /** Workflows of areas, which start and stop with the session's. @default none */
  areaSagas?: readonly AreaSaga[];
  /**
   * Milliseconds to wait for the server if this device has something to show meanwhile: the user, and the data of a
   * page. @default { start: 2500, read: 3000 }
   */
  timeouts?: { start: number; read: number };
  /** Yields to the browser between steps. @default everything starts in one go */
  pause?: () => Promise<void>;
};

/** Milliseconds after which a development check warns that it is slow; a laptop under load is. */
const warnAfter = 500;

/** Everything that outlives a screen: the store with its workflows, the client, and the data read through it. */
export function createServices({
  baseUrl,
  storage,
  tabStorage = browserTabStorage(),
  tell,
  now = Date.now,
  fetch = (request) => globalThis.fetch(request),
  navigation = browserNavigation(),
  locks = globalThis.navigator?.locks,
  passkeys = browserPasskeys,
  device,
  connectivity = browserConnectivity,
  more = function* nothing() {},
  areaSagas = [],
  timeouts = { start: 2_500, read: 3_000 },
  pause,
}: ServicesOptions) {
  const { offline } = device;
  const tokens = copyTokens(createTokenStore(storage), offline.sessionCopy);
  /** The patient for whom this page is. It stays while the page does: another one is another page. */
  const patient = () => selectActing(store.getState())?.id ?? null;
  const expiries = channel<string>(buffers.expanding());
  const queryClient = createQueryClient(tell, (...query) => reading.answerFromDevice(...query));
  const api = createApiClient({
    baseUrl,
    tokens,
    fetch,
    locks,
    onSessionEnded: (_reason, message) => expiries.put(message),
    complete: [forPatient({ patient, onRefused: (id) => store.dispatch(tieQuestioned({ id })) })],
  });

  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer,
    preloadedState: { acting: readActing(tabStorage, tokens.read().token) },
    devTools: import.meta.env?.DEV ?? false,
    middleware: (standard) =>
      // A photo to be sent passes through one action; it is never kept in the state.
      standard({
        thunk: false,
        immutableCheck: { warnAfter },
        serializableCheck: {
          warnAfter,
          ignoredActionPaths: ['payload.photo'],
          // The photo of an entry, whose bytes the state leaves out.
          isSerializable: (value: unknown) => isPlain(value) || value instanceof Uint8Array,
        },
      }).concat(saga),
  });
  /** Nothing is sent in another's name: the shown person and the person of the token must be the same. */
  const owner = () => {
    const user = selectUser(store.getState());
    const { token } = tokens.read();
    if (!user || token === null) return null;
    return (subjectOf(token) ?? user.id) === user.id ? user.id : null;
  };
  const outbox = device.openOutbox({ api, locks, owner, patient, now, wakeFor: wakeWorkerFor });
  const reading = openReading({
    api,
    tokens,
    offline,
    locks,
    queryClient,
    dispatch: store.dispatch,
    owner,
    patient,
    isBehind() {
      const state = store.getState();
      return selectIsUnconfirmed(state) || Object.keys(selectServedAt(state)).length > 0;
    },
    countUnsent: outbox.count,
    now,
    timeoutMs: timeouts.read,
  });
  watchSecondStep(api, () => {
    if (!selectUser(store.getState())?.mustSetUpSecondStep) store.dispatch(userRefreshRequested());
  });
  const session: SessionDependencies = {
    api,
    tokens,
    passkeys,
    navigation,
    expiries,
    forgetData: (where) => reading.forgetData(where, selectUser(store.getState())?.id ?? null),
    readStore: reading.readStore,
    drafts: reading.drafts,
    onReconnectSignal,
    isOnline: connectivity.isOnline,
    timeoutMs: timeouts.start,
    tell,
    outbox,
    queryClient,
    now,
  };
  const workflows: Task[] = [];
  let isStopped = false;
  const groups = [
    () => [
      ...[sessionSaga, ...areaSagas].map((workflow) => saga.run(restartOnError(workflow), session)),
      saga.run(restartOnError(themeSaga), storage),
      saga.run(restartOnError(roleHintSaga), storage),
      saga.run(restartOnError(connectivitySaga), connectivity),
    ],
    () => [
      saga.run(restartOnError(readStoreSaga), {
        queryClient,
        keepEarly: reading.keepEarly,
        onReconnectSignal,
        now,
      }),
      saga.run(restartOnError(lateActing), {
        api,
        tabStorage,
        navigation,
        tell,
        readStore: reading.readStore,
        outbox,
        queryClient,
      }),
      saga.run(restartOnError(more), session),
      saga.run(restartOnError(leavingSaga), { outbox }),
      saga.run(restartOnError(outboxSaga), {
        outbox,
        onReconnectSignal,
        isOnline: connectivity.isOnline,
        owner,
        tell,
        applySettled: (settled, entries) =>
          afterWrites()?.applySettled(
            // Those of another patient are not shown here.
            settled.filter(({ subject }) => patientOf(subject) === patient()),
            entriesOf(entries, patient()),
            { queryClient, dispatch: store.dispatch },
          ),
        takenOf: (settled) => afterWrites()?.takenOf(settled) ?? [],
        renew: (types) =>
          afterWrites()?.renew(types, queryClient, () => store.dispatch(userRefreshRequested())),
        now,
        chance: randomFraction,
      }),
    ],
  ];
  async function begin() {
    for (const group of groups) {
      if (pause) await pause();
      if (!isStopped) workflows.push(...group());
    }
  }

  // The build leaves out the library's other hooks (`vite/lean-libraries.ts`).
  const { queryOptions, useQuery } = createQueryApi(api);
  return {
    store,
    api,
    fetch,
    /** The access token, for a connection that is no request. */
    readToken: () => tokens.read().token ?? '',
    navigation,
    tabStorage,
    passkeys,
    offline,
    outbox,
    readStore: reading.readStore,
    drafts: reading.drafts,
    queryClient,
    $api: { queryOptions, useQuery },
    /** Resolves once every workflow runs and receives actions. */
    begun: begin(),
    stop: () => {
      isStopped = true;
      for (const workflow of workflows) workflow.cancel();
      outbox.stop();
      reading.stop();
    },
  };
}

export type Services = ReturnType<typeof createServices>;
export type AppState = ReturnType<Services['store']['getState']>;
