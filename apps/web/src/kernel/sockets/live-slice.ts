/**
 * The phase of the live connection. `waiting`: lost, and tried again in a moment. `lost`: given up after the attempts of the profile, and tried seldom.
 * A page that shows what others shared asks the server besides (`useAccessHeld`): a connection that was cut without a word looks `connected`.
 */
export type LiveState = { phase: 'off' | 'connecting' | 'connected' | 'waiting' | 'lost' };

export const livePhaseChanged = (phase: LiveState['phase']) =>
  ({ type: 'live/phaseChanged', payload: { phase } }) as const;

const off: LiveState = { phase: 'off' };

// By hand: the rest of the live connection comes late, and this stands in every page.
export const liveReducer = (
  state: LiveState | undefined = off,
  action: { type: string; payload?: LiveState },
): LiveState => (action.type === 'live/phaseChanged' && action.payload) || state;

export const selectLivePhase = ({ live }: { live: LiveState }) => live.phase;
