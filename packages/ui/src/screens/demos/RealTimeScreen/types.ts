export type Counter = 'water' | 'walks' | 'breaths';

/** Tells who is in the room, and what was counted. */
export type Room = {
  visitors: readonly { number: number; isLooking: boolean }[];
  /** How many are there; more than are named, if they are many. */
  count: number;
  counts: Readonly<Record<Counter, number>>;
};

export type RoomState =
  | { phase: 'out' }
  | { phase: 'joining' }
  /** `isLost`: the line is away, what is shown may be old, and the page joins again by itself. */
  | { phase: 'in'; you: number; room: Room; isLost: boolean }
  /** `full`: too many are there. `over`: the visit took ten minutes. `failed`: the server cannot be reached. */
  | { phase: 'shut'; why: 'full' | 'over' | 'failed' };
