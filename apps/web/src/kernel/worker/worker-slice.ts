import type { PayloadAction } from '@reduxjs/toolkit';
import type { RegistrationStatus } from '../browser/service-worker';
import { createSlice } from '../store/slice';

export type WorkerState =
  /** The browser has no workers. */
  | { phase: 'unsupported' }
  /** It has, but none is registered. */
  | { phase: 'supported' }
  | { phase: 'registered' }
  /** A new version is being installed. */
  | { phase: 'update-found' }
  /** A new version is installed and waits to be asked. */
  | { phase: 'waiting'; isOffered: boolean }
  /** It was asked to take over; the page reloads once it has. */
  | { phase: 'updating' }
  /** It serves this page, because another tab asked for it; the page still has the version before. */
  | { phase: 'updated'; isOffered: boolean };

type Reading = { status: Exclude<RegistrationStatus, 'gone'>; isPutOff: boolean };

const slice = createSlice({
  name: 'worker',
  initialState: { phase: 'unsupported' } as WorkerState,
  reducers: {
    supportSeen: (): WorkerState => ({ phase: 'supported' }),
    statusRead(state, { payload: { status, isPutOff } }: PayloadAction<Reading>): WorkerState {
      // A requested update continues; and a page with an older version keeps it, until there is a version newer still.
      if (state.phase === 'updating' || state.phase === status) return state;
      if (state.phase === 'updated' && status !== 'waiting') return state;
      return status === 'waiting' ? { phase: status, isOffered: !isPutOff } : { phase: status };
    },
    controlChanged: (state): WorkerState =>
      state.phase === 'updating' ? state : { phase: 'updated', isOffered: true },
    offerWithdrawn: (state): WorkerState => ('isOffered' in state ? { ...state, isOffered: false } : state),
    updateBegan: (): WorkerState => ({ phase: 'updating' }),
    updateStalled: (): WorkerState => ({ phase: 'waiting', isOffered: true }),
  },
});

export const workerReducer = slice.reducer;
export const { supportSeen, statusRead, controlChanged, offerWithdrawn, updateBegan, updateStalled } =
  slice.actions;
