import type { FamilyMember } from '@nadi/contract/schema';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { ended, found } from '../session/session-slice';
import { createSlice } from '../store/slice';

/** The other patient for whom this tab is. */
export type Acting = Pick<
  FamilyMember,
  'id' | 'firstName' | 'lastName' | 'gender' | 'level' | 'hasAccount'
> & {
  /** Id of the account that acts. */
  owner: string;
};

export type ActingState = Acting | null;

const slice = createSlice(
  {
    name: 'acting',
    initialState: null as ActingState,
    reducers: {
      /** Replaces what may be done for them, and their name. */
      actingChanged: (state, { payload }: PayloadAction<Acting>): ActingState =>
        state?.id === payload.id ? payload : state,
    },
  },
  (state, action) => {
    if (ended.match(action)) return null;
    // Another person has signed in meanwhile, in this tab or in another.
    return found.match(action) && state && action.payload.user.id !== state.owner ? null : state;
  },
);

export const actingReducer = slice.reducer;
export const { actingChanged } = slice.actions;

/** A person wants to act for another, or for themselves again (null); `to` is the page that comes next. */
export const actingRequested = createAction<{ acting: Acting | null; to: string }>('acting/requested');
/** The server has refused something about a patient: it may be that the person may no longer act for them. */
export const tieQuestioned = createAction<{ id: string }>('acting/tieQuestioned');
/** The person may no longer act for a patient: they, the patient or another guardian ended it, or the patient is gone. */
export const tieEnded = createAction<{ id: string }>('acting/tieEnded');

export const selectActing = ({ acting }: { acting: ActingState }): ActingState => acting;
