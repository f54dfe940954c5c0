import type { Locks } from '@nadi/api-client/refresh';
import { type Answer, judge, type Verdict } from './answers';
import { correctMoment, tolerance } from './device-clock';
import type { Entries, Settled } from './entries';
import { isBatchable } from './requests';
import type { Transport } from './transport';
import type { OutboxEntry, WriteType } from './write';

/** How a round of sending ended. */
export type RoundEnd =
  /** Nothing is left that can be sent now. */
  | { kind: 'done' }
  /** The rest goes later. `retryAfter` in seconds, where the server said. */
  | { kind: 'later'; why: 'busy' | 'unreachable'; retryAfter: number | null }
  /** Someone has to sign in first. */
  | { kind: 'signed-out' };

export type RoundEvents = {
  /** These are on their way. */
  onSending?(ids: readonly number[]): void;
  /** This became of some; `done` of `total` of this round have been answered. */
  onSettled?(settled: readonly Settled[], progress: { done: number; total: number }): void;
  /** The clock of this device is wrong by so many milliseconds, and the moments of some entries were corrected. */
  onCorrected?(error: number, count: number): void;
};

type Options = {
  entries: Entries;
  transport: Transport;
  /** Whose entries may be sent: of who is signed in. Null: of nobody. */
  owner: () => string | null;
  /** Keeps it to one sender among all tabs and the worker. Undefined where the browser has none. */
  locks: Locks | undefined;
};

const lockName = 'nadi-outbox';

/** Sends what waits: the first entry of each subject, many at once, until nothing is left or the server cannot take more for now. */
export function createSender({ entries, transport, owner, locks }: Options) {
  let underway: Promise<RoundEnd> | undefined;
  let isAskedAgain = false;

  async function send(batch: readonly OutboxEntry[], who: string, events: RoundEvents) {
    const inTime = await correct(batch, events);
    const claimed = await entries.claim(who, inTime.entries, inTime.corrected);
    if (claimed.length === 0) return [];
    events.onSending?.(claimed.map(({ id }) => id));
    const answers = await transport.send(claimed);
    const judged = claimed.map((entry) => ({
      entry,
      verdict: judge(entry, answers.get(entry.id) ?? unasked),
    }));
    return entries.settle(who, judged);
  }

  /** Asks what time it is before the first try of a reading of "now", which is the last moment for it. */
  async function correct(batch: readonly OutboxEntry[], { onCorrected }: RoundEvents) {
    const isAsking = batch.some(
      ({ attempts, write }) => attempts === 0 && write.operation === 'recordVitalSign' && write.isNow,
    );
    const error = isAsking ? await transport.clockError() : 0;
    const corrected = new Set<number>();
    const right = batch.map((entry) => {
      const one = correctMoment(entry, error);
      if (one !== entry) corrected.add(one.id);
      return one;
    });
    if (corrected.size > 0 && Math.abs(error) > tolerance) onCorrected?.(error, corrected.size);
    return { entries: right, corrected };
  }

  async function round(only: WriteType | undefined, events: RoundEvents): Promise<RoundEnd> {
    const who = owner();
    if (who === null) return { kind: 'signed-out' };
    const look = async () =>
      subjectsOf((await entries.list(who)).filter(({ type }) => !only || type === only));
    let waiting = await look();
    let total = countOf(waiting);
    let done = 0;
    let hasMoved = false;
    for (;;) {
      // Who is here may change at any await; nothing goes in another's name.
      if (owner() !== who) return { kind: 'signed-out' };
      const batch = nextBatch(
        sendable(waiting).flatMap(([first]) => first ?? []),
        transport.most,
      );
      if (batch.length === 0) {
        // What came meanwhile, or was changed while it was looked at.
        if (!hasMoved) return { kind: 'done' };
        hasMoved = false;
        waiting = await look();
        total = done + countOf(waiting);
        continue;
      }
      const settled = await send(batch, who, events).catch((error: unknown) => away(error));
      if ('kind' in settled) return settled;
      hasMoved ||= settled.length > 0;
      done += settled.filter(({ verdict }) => verdict.kind !== 'later').length;
      events.onSettled?.(settled, { done, total });
      const end = endOf(settled.map(({ verdict }) => verdict));
      if (end) return end;
      moveOn(waiting, batch, settled);
    }
  }

  const inTurn = (run: () => Promise<RoundEnd>) => (locks ? locks.request(lockName, run) : run());

  /**
   * Sends what waits. Who asks while a round is under way gets the end of one that began after they asked.
   *
   * @param only entries of this type
   */
  return async function replay(events: RoundEvents = {}, only?: WriteType): Promise<RoundEnd> {
    if (underway) {
      isAskedAgain = true;
      return underway;
    }
    underway = (async () => {
      let end: RoundEnd;
      let these = only;
      do {
        isAskedAgain = false;
        end = await inTurn(() => round(these, events));
        these = undefined;
      } while (isAskedAgain && end.kind === 'done');
      return end;
    })().finally(() => {
      underway = undefined;
    });
    return underway;
  };
}

export type Replay = ReturnType<typeof createSender>;

const unasked: Answer = { status: 503, body: null, retryAfter: null };

type Waiting = Map<string, OutboxEntry[]>;

function subjectsOf(entries: readonly OutboxEntry[]): Waiting {
  const waiting: Waiting = new Map();
  for (const entry of entries) waiting.set(entry.subject, [...(waiting.get(entry.subject) ?? []), entry]);
  return waiting;
}

/** What stands behind an entry that needs the person waits with it. */
const sendable = (waiting: Waiting): OutboxEntry[][] =>
  [...waiting.values()].filter(([first]) => first?.standing.phase === 'waiting');

const countOf = (waiting: Waiting): number => sendable(waiting).reduce((sum, { length }) => sum + length, 0);

/** As many as go together; what goes alone goes alone. */
function nextBatch(firsts: readonly OutboxEntry[], most: number): OutboxEntry[] {
  const [first] = firsts;
  if (!first) return [];
  return isBatchable(first) ? firsts.filter(isBatchable).slice(0, most) : [first];
}

/** No answer to the question for the time: the server is away. */
function away(error: unknown): RoundEnd {
  if (error instanceof TypeError || (error instanceof Error && error.name === 'NoAnswerError'))
    return { kind: 'later', why: 'unreachable', retryAfter: null };
  throw error;
}

function endOf(verdicts: readonly Verdict[]): RoundEnd | null {
  if (verdicts.some(({ kind }) => kind === 'signed-out')) return { kind: 'signed-out' };
  const later = verdicts.filter((verdict) => verdict.kind === 'later');
  const [first] = later;
  if (!first) return null;
  const waits = later.flatMap(({ retryAfter }) => (retryAfter === null ? [] : [retryAfter]));
  return { kind: 'later', why: first.why, retryAfter: waits.length > 0 ? Math.max(...waits) : null };
}

/** The next of each subject takes its place; what was changed meanwhile by the person waits for the next round. */
function moveOn(waiting: Waiting, batch: readonly OutboxEntry[], settled: readonly Settled[]): void {
  for (const { subject, id } of batch) {
    const one = settled.find((each) => each.id === id);
    if (!one) {
      waiting.delete(subject);
      continue;
    }
    const [, ...rest] = waiting.get(subject) ?? [];
    if (one.entry) waiting.set(subject, [one.entry, ...rest]);
    // The others are looked at again in their turn: the answer may have given them another subject.
    else waiting.set(subject, one.next ? [one.next] : rest);
  }
}
