import type { Action } from '@reduxjs/toolkit';
import { call, delay, put, race, select, take, takeLeading } from 'typed-redux-saga';
import { logWarning } from '../browser/log';
import type { Outbox } from '../offline/outbox';
import { signOutRequested } from '../session/session-requests';
import { ended, loading } from '../session/session-slice';
import { answered, asked, choiceMade, leavingRequested, sendingBegan, sendingFailed } from './leaving-slice';
import { selectAllEntries, selectIsOutboxRead } from './outbox-selectors';
import { entriesLoaded } from './outbox-slice';

/** Signs out. If something is unsent, the person decides first what happens to it. */
export function* leavingSaga({ outbox }: { outbox: Outbox }) {
  yield* takeLeading(leavingRequested, leave, outbox);
}

/** Milliseconds that this device may take to list unsent entries; unlisted ones stay on it. */
const timeoutMs = 4_000;

function* leave(outbox: Outbox) {
  if (!(yield* select(selectIsOutboxRead))) {
    const looked = { read: take(entriesLoaded), late: delay(timeoutMs), over: take([ended, loading]) };
    if ((yield* race(looked)).over) return;
  }
  if ((yield* select(selectAllEntries)).length > 0) {
    yield* put(asked());
    const isLeaving = yield* settle(outbox);
    yield* put(answered());
    if (!isLeaving) return;
  }
  yield* put(signOutRequested());
}

const isStaying = (action: Action) => choiceMade.match(action) && action.payload === 'stay';

/** @returns true if the person signs out */
function* settle(outbox: Outbox) {
  for (;;) {
    const { choice, over } = yield* race({ choice: take(choiceMade), over: take([ended, loading]) });
    // The session ended by itself, or became another person's; unsent entries stay for their person's next session.
    if (over || choice?.payload === 'stay') return false;
    try {
      switch (choice?.payload) {
        case 'keep':
          return true;
        case 'delete':
          yield* call(outbox.discardAll);
          return true;
        case 'send': {
          yield* put(sendingBegan());
          // Entries being sent continue; the person just stays signed in.
          const sending = { sent: call(outbox.send), over: take([isStaying, ended, loading]) };
          if ((yield* race(sending)).over) return false;
          if ((yield* call(outbox.list)).length === 0) return true;
        }
      }
    } catch (error) {
      logWarning(`The outbox could not be emptied: ${error instanceof Error ? error.name : 'unknown'}`);
    }
    yield* put(sendingFailed());
  }
}
