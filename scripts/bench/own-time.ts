/** An event of a trace as Chromium writes it; times in microseconds. */
export type TraceEvent = {
  pid: number;
  tid: number;
  ts: number;
  ph: string;
  /** How long it took at the clock. */
  dur?: number;
  /** For how much of that its thread had a processor. */
  tdur?: number;
};

const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/**
 * Shortens each task of a trace to the time for which its thread had a processor. On two cores the browser shares them with the server,
 * with Lighthouse and with its own other processes, which on a phone are other machines or other cores: a task of 12 ms was seen to take 45.
 * What happened within a task keeps its place in proportion.
 */
export function inOwnTime<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  const threads = new Map<string, Event[]>();
  for (const event of events) {
    const thread = `${event.pid} ${event.tid}`;
    const ofThread = threads.get(thread);
    if (ofThread) ofThread.push(event);
    else threads.set(thread, [event]);
  }
  return [...threads.values()].flatMap(shortenTasks);
}

function shortenTasks<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  let task: { from: number; to: number; share: number } | undefined;
  // If two events begin together, the longer one contains the other.
  const inOrder = events.toSorted((one, other) => one.ts - other.ts || end(other) - end(one));
  return inOrder.map((event) => {
    if (event.ph === 'X' && (!task || event.ts >= task.to)) {
      const { dur = 0, tdur = dur } = event;
      task = { from: event.ts, to: end(event), share: dur === 0 ? 1 : Math.min(1, tdur / dur) };
    }
    if (!task || event.ts >= task.to) return event;
    const { from, share } = task;
    const ts = from + (event.ts - from) * share;
    return event.dur === undefined ? { ...event, ts } : { ...event, ts, dur: event.dur * share };
  });
}
