import { describe, expect, it } from '@jest/globals';
import {
  globalLoadingChanged,
  loadingChanged,
  mobileMenuOpened,
  modalOpened,
  notificationsCounted,
  sidebarToggled,
  themeChosen,
  uiReducer,
} from './ui-slice';

type Given = Parameters<typeof uiReducer>[1];
const after = (...actions: Given[]) => actions.reduce(uiReducer, uiReducer(undefined, { type: 'start' }));

describe('the state of the user interface', () => {
  it('begins as the specification says', () => {
    expect(after()).toEqual({
      theme: 'system',
      sidebarOpen: true,
      mobileMenuOpen: false,
      globalLoading: false,
      loading: {},
      notifications: { show: false, count: 0 },
      modals: {},
    });
  });

  it('keeps flags by name apart', () => {
    const state = after(
      loadingChanged(['table', true]),
      loadingChanged(['archive', true]),
      loadingChanged(['table', false]),
      modalOpened(['unsent', true]),
    );
    expect(state.loading).toEqual({ table: false, archive: true });
    expect(state.modals).toEqual({ unsent: true });
  });

  it('shows a count only where it is known', () => {
    expect(after(notificationsCounted(0)).notifications).toEqual({ show: true, count: 0 });
    expect(after(notificationsCounted(12), notificationsCounted(null)).notifications).toEqual({
      show: false,
      count: 0,
    });
  });

  it('has theme, sidebar, menu and loading', () => {
    expect(
      after(themeChosen('dark'), sidebarToggled(), mobileMenuOpened(true), globalLoadingChanged(true)),
    ).toMatchObject({ theme: 'dark', sidebarOpen: false, mobileMenuOpen: true, globalLoading: true });
  });
});
