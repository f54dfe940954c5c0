import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '../store/slice';

/** The time when shown data was stored on this device, by the hash of its query, RFC 3339. Missing queries are fresh. */
export type ReadStoreState = { servedAt: Readonly<Record<string, string>> };

const initialState: ReadStoreState = { servedAt: {} };

const slice = createSlice({
  name: 'readStore',
  initialState,
  reducers: {
    servedFromDevice({ servedAt }, { payload }: PayloadAction<Record<string, string>>) {
      return { servedAt: { ...servedAt, ...payload } };
    },
    answeredFresh(state, { payload: hash }: PayloadAction<string>) {
      if (!(hash in state.servedAt)) return state;
      const { [hash]: _gone, ...others } = state.servedAt;
      return { servedAt: others };
    },
    agesForgotten: () => initialState,
  },
});

export const readStoreReducer = slice.reducer;
export const { servedFromDevice, answeredFresh, agesForgotten } = slice.actions;

type State = { readStore: ReadStoreState };

export const selectServedAt = ({ readStore }: State) => readStore.servedAt;
