import { eventChannel } from 'redux-saga';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import type { KeyValueStore } from '../browser/storage';
import { applyTheme, onSystemThemeChange, readTheme, writeTheme } from './theme';
import { themeChosen, type UiState } from './ui-slice';

const selectTheme = (state: { ui: UiState }) => state.ui.theme;

/** Applies the chosen theme to the page, stores the choice, and follows the system if that is the choice. */
export function* themeSaga(storage: KeyValueStore) {
  yield* put(themeChosen(readTheme(storage)));
  yield* takeEvery(themeChosen, function* dress({ payload: theme }) {
    yield* call(applyTheme, theme);
    yield* call(writeTheme, storage, theme);
  });
  const changes = yield* call(() =>
    eventChannel<'changed'>((tell) => onSystemThemeChange(() => tell('changed'))),
  );
  yield* takeEvery(changes, function* follow() {
    yield* call(applyTheme, yield* select(selectTheme));
  });
}
