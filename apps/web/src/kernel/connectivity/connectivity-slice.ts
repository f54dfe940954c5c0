import { createSlice } from '../store/slice';

export type ConnectivityState = { phase: 'online' | 'offline' };

const slice = createSlice({
  name: 'connectivity',
  // If the status is unknown, requests are tried.
  initialState: { phase: 'online' } as ConnectivityState,
  reducers: {
    wentOnline: (): ConnectivityState => ({ phase: 'online' }),
    wentOffline: (): ConnectivityState => ({ phase: 'offline' }),
  },
});

export const connectivityReducer = slice.reducer;
export const { wentOnline, wentOffline } = slice.actions;

export const selectIsOffline = ({ connectivity }: { connectivity: ConnectivityState }): boolean =>
  connectivity.phase === 'offline';
