import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RegistrationStatus } from '../browser/service-worker';

export type WorkerState =
  /** The browser has none. */
  | { phase: 'unsupported' }
  /** It has, and none is registered. */
  | { phase: 'supported' }
  | { phase: 'registered' }
  /** A new version is on its way. */
  | { phase: 'update-found' }
  /** A new version is here and waits to be asked. */
  | { phase: 'waiting'; isOffered: boolean }
  /** It was asked to take over; the page is loaded anew once it has. */
  | { phase: 'updating' }
  /** It serves this page, since another tab asked for it; the page is still of the version before. */
  | { phase: 'updated'; isOffered: boolean };

type Reading = { status: Exclude<RegistrationStatus, 'gone'>; isPutOff: boolean };

const slice = createSlice({
  name: 'worker',
  initialState: { phase: 'unsupported' } as WorkerState,
  reducers: {
    supportSeen: (): WorkerState => ({ phase: 'supported' }),
    statusRead(state, { payload: { status, isPutOff } }: PayloadAction<Reading>) {
      // What was asked for goes on; and a page that is behind stays so, until there is a version newer still.
      if (state.phase === 'updating' || state.phase === status) return state;
      if (state.phase === 'updated' && status !== 'waiting') return state;
      return status === 'waiting' ? { phase: status, isOffered: !isPutOff } : { phase: status };
    },
    controlChanged: (state): WorkerState =>
      state.phase === 'updating' ? state : { phase: 'updated', isOffered: true },
    offerWithdrawn(state) {
      if ('isOffered' in state) state.isOffered = false;
    },
    updateBegan: (): WorkerState => ({ phase: 'updating' }),
    updateStalled: (): WorkerState => ({ phase: 'waiting', isOffered: true }),
  },
});

export const workerReducer = slice.reducer;
export const { supportSeen, statusRead, controlChanged, offerWithdrawn, updateBegan, updateStalled } =
  slice.actions;
