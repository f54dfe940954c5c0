import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const themes = ['light', 'dark', 'high-contrast', 'system'] as const;
export type Theme = (typeof themes)[number];

export type UiState = { theme: Theme; sidebarOpen: boolean; mobileMenuOpen: boolean };

const initialState: UiState = { theme: 'system', sidebarOpen: true, mobileMenuOpen: false };

const slice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    themeChosen(state, { payload }: PayloadAction<Theme>) {
      state.theme = payload;
    },
    sidebarToggled(state) {
      state.sidebarOpen = !state.sidebarOpen;
    },
    mobileMenuOpened(state, { payload }: PayloadAction<boolean>) {
      state.mobileMenuOpen = payload;
    },
  },
});

export const uiReducer = slice.reducer;
export const { themeChosen, sidebarToggled, mobileMenuOpened } = slice.actions;
