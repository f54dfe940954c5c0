import type { Action } from '@reduxjs/toolkit';
import { call, delay, put, race, select, take, takeLeading } from 'typed-redux-saga';
import { logWarning } from '../browser/log';
import type { Outbox } from '../offline/outbox';
import { signOutRequested } from '../session/session-requests';
import { ended, loading } from '../session/session-slice';
import { answered, asked, choiceMade, leavingRequested, sendingBegan, sendingFailed } from './leaving-slice';
import { selectEntries, selectIsOutboxRead } from './outbox-selectors';
import { entriesLoaded } from './outbox-slice';

/** Signing out. Where something is not sent, the person says first what becomes of it. */
export function* leavingSaga({ outbox }: { outbox: Outbox }) {
  yield* takeLeading(leavingRequested, leave, outbox);
}

/** Milliseconds for which this device may take to say whether something is not sent; what it does not tell of stays on it. */
const patience = 4_000;

function* leave(outbox: Outbox) {
  if (!(yield* select(selectIsOutboxRead))) {
    const looked = { read: take(entriesLoaded), late: delay(patience), over: take([ended, loading]) };
    if ((yield* race(looked)).over) return;
  }
  if ((yield* select(selectEntries)).length > 0) {
    yield* put(asked());
    const isLeaving = yield* settle(outbox);
    yield* put(answered());
    if (!isLeaving) return;
  }
  yield* put(signOutRequested());
}

const isStaying = (action: Action) => choiceMade.match(action) && action.payload === 'stay';

/** @returns whether the person leaves */
function* settle(outbox: Outbox) {
  for (;;) {
    const { choice, over } = yield* race({ choice: take(choiceMade), over: take([ended, loading]) });
    // The session ended by itself, or became another's; what is not sent stays for its person's next one.
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
          // What is on its way goes on; the person only does not leave.
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
