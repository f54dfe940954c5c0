import { createSlice } from '@reduxjs/toolkit';

export type ConnectivityState = { phase: 'online' | 'offline' };

const slice = createSlice({
  name: 'connectivity',
  // If the status is unknown, requests are tried.
  initialState: { phase: 'online' } as ConnectivityState,
  reducers: {
    wentOnline: () => ({ phase: 'online' as const }),
    wentOffline: () => ({ phase: 'offline' as const }),
  },
});

export const connectivityReducer = slice.reducer;
export const { wentOnline, wentOffline } = slice.actions;

export const selectIsOffline = ({ connectivity }: { connectivity: ConnectivityState }): boolean =>
  connectivity.phase === 'offline';
