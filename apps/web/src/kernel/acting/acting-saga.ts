import type { ApiClient } from '@nadi/api-client/client';
import { toProblem } from '@nadi/api-client/problems';
import * as m from '@nadi/ui/messages';
import type { QueryClient } from '@tanstack/react-query';
import { call, fork, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import type { Navigation } from '../browser/navigation';
import type { KeyValueStore } from '../browser/storage';
import { wentOnline } from '../connectivity/connectivity-slice';
import type { Outbox } from '../offline/outbox';
import type { ReadStore } from '../offline/read-store';
import { newsHeard } from '../outbox/outbox-slice';
import { settle } from '../requests/settle';
import { paths } from '../session/destination';
import { selectUser } from '../session/session-selectors';
import { ended, found } from '../session/session-slice';
import { actingChanged, actingRequested, selectActing, tieEnded, tieQuestioned } from './acting-slice';
import { keepActing, keepEnded, keepUnsent, takeEnded, takeUnsent } from './acting-storage';
import { listedMembers } from './listed-members';
import { membersQuery } from './members-query';
import { refusedPatients } from './refused-patients';

type Dependencies = {
  api: ApiClient;
  tabStorage: KeyValueStore;
  navigation: Pick<Navigation, 'leave'>;
  tell: (message: string) => void;
  readStore: Pick<ReadStore, 'forgetPatient' | 'patients'>;
  outbox: Pick<Outbox, 'list' | 'discardFor'>;
  queryClient: QueryClient;
};

/**
 * Begins and ends acting for another patient. Each patient has a page of their own, which is loaded anew: nothing that one page has read,
 * typed or is about to receive can appear on another.
 */
export function* actingSaga(dependencies: Dependencies) {
  const { tabStorage, tell, queryClient } = dependencies;
  const name = takeEnded(tabStorage);
  if (name !== null) yield* call(tell, m.family_acting_ended({ name }));
  const unsent = takeUnsent(tabStorage);
  if (unsent > 0) yield* call(tell, m.family_unsent_deleted({ count: unsent }));
  const listed = yield* call(listedMembers, queryClient);
  yield* takeLeading(actingRequested, change, dependencies);
  yield* takeLeading(tieQuestioned, function* ask({ payload: { id } }) {
    yield* check(dependencies, id);
  });
  yield* takeEvery(newsHeard, function* askOfRefused({ payload }) {
    for (const id of refusedPatients(payload)) yield* check(dependencies, id);
  });
  yield* takeLeading([found, wentOnline], look, dependencies);
  // The person may have been found before this code was fetched.
  yield* fork(look, dependencies);
  yield* takeEvery(listed, checkMissing, dependencies);
  yield* takeEvery(tieEnded, forget, dependencies);
  yield* takeEvery(found, keepCurrent, dependencies);
  yield* takeEvery(ended, keepCurrent, dependencies);
}

function* change(
  { tabStorage, navigation, tell }: Dependencies,
  { payload: { acting, to } }: ReturnType<typeof actingRequested>,
) {
  if (acting && tabStorage.isLasting === false) {
    yield* call(tell, m.family_not_kept());
    return;
  }
  yield* call(keepActing, tabStorage, acting);
  yield* call([navigation, navigation.leave], to);
}

/** The page is about the person themselves again where another person or nobody is signed in. */
function* keepCurrent({ tabStorage }: Dependencies) {
  if ((yield* select(selectActing)) === null) yield* call(keepActing, tabStorage, null);
}

/** Returns ids of the other patients of whom this device has something: answers, or entries that were not sent. */
async function patientsHere({ readStore, outbox }: Dependencies, owner: string): Promise<string[]> {
  const entries = await outbox.list().catch(() => []);
  const ids = entries.flatMap(({ patientId }) => patientId ?? []);
  return [...new Set([...ids, ...(await readStore.patients(owner))])];
}

/** Asks for whom the person may act, if this device has something of others: a tie may have ended while no page was open. */
function* look(dependencies: Dependencies) {
  const { api } = dependencies;
  const owner = (yield* select(selectUser))?.id;
  if (owner === undefined || (yield* call(patientsHere, dependencies, owner)).length === 0) return;
  const answer = yield* call(() => settle(api.GET(membersQuery[1], membersQuery[2])));
  if (answer.ok)
    yield* checkMissing(
      dependencies,
      answer.data.data.map(({ id }) => id),
    );
}

/** A list may be an old one of this device: the server is asked about each person who is not in it. */
function* checkMissing(dependencies: Dependencies, listed: readonly string[]) {
  const owner = (yield* select(selectUser))?.id;
  if (owner === undefined) return;
  const here = yield* call(patientsHere, dependencies, owner);
  for (const id of here.filter((one) => !listed.includes(one))) yield* check(dependencies, id);
}

/** A refusal may be about one record. Only the server knows if the person may still act for the patient. */
function* check(dependencies: Dependencies, patientId: string) {
  const { api, tabStorage } = dependencies;
  const owner = (yield* select(selectUser))?.id;
  const path = { id: patientId };
  const answer = yield* call(() => settle(api.GET('/family/members/{id}', { params: { path } })));
  // Another person may be signed in by now.
  if ((yield* select(selectUser))?.id !== owner) return;
  const now = yield* select(selectActing);
  const acting = now?.id === patientId ? now : null;
  if (answer.ok) {
    if (acting === null) return;
    const { id, firstName, lastName, gender, level, hasAccount } = answer.data.data;
    const changed = { owner: acting.owner, id, firstName, lastName, gender, level, hasAccount };
    yield* call(keepActing, tabStorage, changed);
    yield* put(actingChanged(changed));
  } else if (toProblem(answer.error).status === 404) {
    if (acting) yield* call(keepEnded, tabStorage, acting.firstName);
    yield* put(tieEnded({ id: patientId }));
  }
}

/** Deletes what was read about a patient and what was not sent for them, and leaves the page that is about them. */
function* forget(dependencies: Dependencies, { payload: { id } }: ReturnType<typeof tieEnded>) {
  const { readStore, outbox, tabStorage, tell } = dependencies;
  const acting = yield* select(selectActing);
  const owner = (yield* select(selectUser))?.id;
  if (owner !== undefined) {
    yield* call([readStore, readStore.forgetPatient], owner, id);
    const count = yield* call(() => outbox.discardFor(id).catch(() => 0));
    // The page that is left for another tells it there.
    if (count > 0 && acting?.id === id) yield* call(keepUnsent, tabStorage, count);
    else if (count > 0) yield* call(tell, m.family_unsent_deleted({ count }));
  }
  if (acting?.id === id) yield* put(actingRequested({ acting: null, to: paths.dashboard }));
}
