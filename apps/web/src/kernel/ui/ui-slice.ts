import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '../store/slice';

export const themes = ['light', 'dark', 'high-contrast', 'system'] as const;
export type Theme = (typeof themes)[number];

type Flags = Readonly<Record<string, boolean>>;

export type UiState = {
  theme: Theme;
  sidebarOpen: boolean;
  mobileMenuOpen: boolean;
  /** Anything is being read or written. */
  globalLoading: boolean;
  /** By name: what goes on while the person may go to another page. */
  loading: Flags;
  /** The count of the unread; not to be shown before they are counted. */
  notifications: { show: boolean; count: number };
  /** By name: whether it is open. One that was never opened has none. */
  modals: Flags;
};

const initialState: UiState = {
  theme: 'system',
  sidebarOpen: true,
  mobileMenuOpen: false,
  globalLoading: false,
  loading: {},
  notifications: { show: false, count: 0 },
  modals: {},
};

type Flag = PayloadAction<readonly [name: string, isSo: boolean]>;
const withFlag = (flags: Flags, [name, isSo]: Flag['payload']): Flags => ({ ...flags, [name]: isSo });

const slice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<Theme>) => ({ ...state, theme: payload }),
    sidebarToggled: (state) => ({ ...state, sidebarOpen: !state.sidebarOpen }),
    mobileMenuOpened: (state, { payload }: PayloadAction<boolean>) => ({ ...state, mobileMenuOpen: payload }),
    globalLoadingChanged: (state, { payload }: PayloadAction<boolean>) => ({
      ...state,
      globalLoading: payload,
    }),
    loadingChanged: (state, { payload }: Flag) => ({ ...state, loading: withFlag(state.loading, payload) }),
    /** Null once it is not known any more. */
    notificationsCounted: (state, { payload }: PayloadAction<number | null>) => ({
      ...state,
      notifications: { show: payload !== null, count: payload ?? 0 },
    }),
    modalOpened: (state, { payload }: Flag) => ({ ...state, modals: withFlag(state.modals, payload) }),
  },
});

export const uiReducer = slice.reducer;
export const {
  themeChosen,
  sidebarToggled,
  mobileMenuOpened,
  globalLoadingChanged,
  loadingChanged,
  notificationsCounted,
  modalOpened,
} = slice.actions;
