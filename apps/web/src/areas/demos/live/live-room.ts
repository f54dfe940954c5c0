import type { DemoCounter } from '@nadi/contract/schema';
import type { RoomState } from '@nadi/ui/screens/demos/RealTimeScreen';
import type { ConnectRoom, RoomConnection, RoomSignal } from './room-signals';

type Given = {
  /** Fetches what connects, once somebody wants to come in. */
  load(): Promise<ConnectRoom>;
  /** Tells whether the page is before its visitor, and when that changes. */
  sight: { isLooking(): boolean; subscribe(onChange: () => void): () => void };
};

/** A visit to the room for anyone, from the wish to come in to the end. */
export function createLiveRoom({ load, sight }: Given) {
  let state: RoomState = { phase: 'out' };
  let connection: RoomConnection | null = null;
  /** The number of this visit: what an earlier one hears comes too late. */
  let visit = 0;
  let stopLooking: () => void = () => undefined;
  const listeners = new Set<() => void>();

  function tell(next: RoomState): void {
    state = next;
    for (const listener of listeners) listener();
  }
  function end(next: RoomState): void {
    visit += 1;
    stopLooking();
    connection?.close();
    connection = null;
    tell(next);
  }

  const empty = { visitors: [], count: 0, counts: { water: 0, walks: 0, breaths: 0 } };
  function hear(signal: RoomSignal): void {
    switch (signal.type) {
      case 'joined':
        if (!sight.isLooking()) connection?.look(false);
        // After a lost line the numbers are those of before until the room comes.
        tell(
          state.phase === 'in'
            ? { ...state, you: signal.number }
            : { phase: 'in', you: signal.number, room: empty, isLost: false },
        );
        return;
      case 'room':
        if (state.phase === 'in') tell({ ...state, room: signal.room, isLost: false });
        return;
      case 'lost':
        // Tells whoever is not in yet that it failed; they ask again.
        if (state.phase === 'in') tell({ ...state, isLost: true });
        else end({ phase: 'shut', why: 'failed' });
        return;
      case 'refused':
        end({ phase: 'shut', why: 'full' });
        return;
      case 'over':
        end({ phase: 'shut', why: 'over' });
    }
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async join(): Promise<void> {
      if (state.phase === 'in' || state.phase === 'joining') return;
      visit += 1;
      const mine = visit;
      tell({ phase: 'joining' });
      const connect = await load().catch(() => null);
      if (mine !== visit) return;
      if (!connect) {
        end({ phase: 'shut', why: 'failed' });
        return;
      }
      connection = connect((signal) => mine === visit && hear(signal));
      stopLooking = sight.subscribe(() => connection?.look(sight.isLooking()));
    },
    count: (counter: DemoCounter) => connection?.count(counter),
    leave: () => end({ phase: 'out' }),
  };
}
