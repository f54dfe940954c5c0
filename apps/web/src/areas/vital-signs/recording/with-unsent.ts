import type { VitalSignsScreenProps } from '@nadi/ui/screens/vital-signs/VitalSignsScreen';
import { historyWith, latestWith, type UnsentReading } from './unsent-readings';

type State = VitalSignsScreenProps['state'];
type History = Extract<State, { phase: 'ready' }>['history'];
type Choice = Parameters<typeof historyWith>[2];

function withHistory(history: History, unsent: readonly UnsentReading[], choice: Choice): History {
  return 'rows' in history ? { ...history, rows: historyWith(history.rows, unsent, choice) } : history;
}

/** The person's own readings with unsent entries applied. */
export function withUnsent(state: State, unsent: readonly UnsentReading[], choice: Choice): State {
  if (unsent.length === 0) return state;
  if (state.phase === 'ready')
    return {
      ...state,
      items: latestWith(state.items, unsent),
      history: withHistory(state.history, unsent, choice),
    };
  // Nothing else is known here except the person's entries.
  if (state.phase === 'not-on-device')
    return {
      phase: 'ready',
      isUnsentOnly: true,
      items: latestWith([], unsent),
      history: { phase: 'not-on-device', rows: historyWith([], unsent, { ...choice, page: 1 }) },
    };
  return state;
}
