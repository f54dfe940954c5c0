import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '../store/slice';

/** The possible decisions on unsent entries when their person signs out. */
export type LeavingChoice = 'send' | 'keep' | 'delete' | 'stay';

/** The question before signing out, if something is unsent. */
export type Leaving =
  | { phase: 'not-asked' }
  | { phase: 'asking' }
  | { phase: 'sending' }
  /** Some could not be sent. */
  | { phase: 'failed' };

const slice = createSlice({
  name: 'leaving',
  initialState: { phase: 'not-asked' } as Leaving,
  reducers: {
    asked: (): Leaving => ({ phase: 'asking' }),
    sendingBegan: (): Leaving => ({ phase: 'sending' }),
    sendingFailed: (): Leaving => ({ phase: 'failed' }),
    answered: (): Leaving => ({ phase: 'not-asked' }),
    /** The person wants to sign out. */
    leavingRequested: (state) => state,
    choiceMade: (state, _: PayloadAction<LeavingChoice>) => state,
  },
});

export const leavingReducer = slice.reducer;
export const { asked, sendingBegan, sendingFailed, answered, leavingRequested, choiceMade } = slice.actions;

export const selectLeaving = ({ leaving }: { leaving: Leaving }): Leaving => leaving;
