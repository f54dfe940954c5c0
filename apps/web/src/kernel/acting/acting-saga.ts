import type { ApiClient } from '@nadi/api-client/client';
import { toProblem } from '@nadi/api-client/problems';
import * as m from '@nadi/ui/messages';
import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import type { Navigation } from '../browser/navigation';
import type { KeyValueStore } from '../browser/storage';
import type { ReadStore } from '../offline/read-store';
import { settle } from '../requests/settle';
import { paths } from '../session/destination';
import { selectUser } from '../session/session-selectors';
import { ended, found } from '../session/session-slice';
import { actingChanged, actingRequested, selectActing, tieEnded, tieQuestioned } from './acting-slice';
import { keepActing, keepEnded, takeEnded } from './acting-storage';

type Dependencies = {
  api: ApiClient;
  tabStorage: KeyValueStore;
  navigation: Pick<Navigation, 'leave'>;
  tell: (message: string) => void;
  readStore: Pick<ReadStore, 'forgetPatient'>;
};

/**
 * Begins and ends acting for another patient. Each patient has a page of their own, which is loaded anew: nothing that one page has read,
 * typed or is about to receive can appear on another.
 */
export function* actingSaga(dependencies: Dependencies) {
  const { tabStorage, tell } = dependencies;
  const name = takeEnded(tabStorage);
  if (name !== null) yield* call(tell, m.family_acting_ended({ name }));
  yield* takeLeading(actingRequested, change, dependencies);
  yield* takeLeading(tieQuestioned, check, dependencies);
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

/** A refusal may be about one record. Only the server knows whether the person may still act for the patient. */
function* check(dependencies: Dependencies) {
  const { api, tabStorage } = dependencies;
  const acting = yield* select(selectActing);
  if (acting === null) return;
  const path = { id: acting.id };
  const answer = yield* call(() => settle(api.GET('/family/members/{id}', { params: { path } })));
  if (answer.ok) {
    const { id, firstName, lastName, gender, level, hasAccount } = answer.data.data;
    const now = { owner: acting.owner, id, firstName, lastName, gender, level, hasAccount };
    yield* call(keepActing, tabStorage, now);
    yield* put(actingChanged(now));
  } else if (toProblem(answer.error).status === 404) {
    yield* call(keepEnded, tabStorage, acting.firstName);
    yield* put(tieEnded({ id: acting.id }));
  }
}

/** Deletes what was read about a patient, and leaves the page that is about them. */
function* forget(dependencies: Dependencies, { payload: { id } }: ReturnType<typeof tieEnded>) {
  const acting = yield* select(selectActing);
  const owner = (yield* select(selectUser))?.id;
  if (owner !== undefined)
    yield* call([dependencies.readStore, dependencies.readStore.forgetPatient], owner, id);
  if (acting?.id === id) yield* put(actingRequested({ acting: null, to: paths.dashboard }));
}
