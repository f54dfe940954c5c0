import { logWarning } from '../browser/log';
import { OriginGoneError } from './after-verdict';
import { withClockError } from './device-clock';
import { createEntries, type Entries, type SealedEntry, type Settled } from './entries';
import { lightNews } from './light-news';
import { forWhom, type NewIntent, type SettledIntent } from './new-intent';
import { createDiscards } from './outbox-discards';
import type { NewsChannel, OutboxNews } from './outbox-news';
import { memoryRecords } from './records';
import { createSender, type Replay, type RoundEnd, type RoundEvents } from './sender';
import { subjectFor } from './subjects';
import type { Transport } from './transport';
import { memoryVault } from './vault';
import type { OutboxEntry, WriteOutcome, WriteType } from './write';
import { kindOf } from './write-kinds';

export type { NewsChannel, OutboxNews } from './outbox-news';

type Options = {
  entries: Entries;
  transport: Transport;
  replay: Replay;
  channel: NewsChannel;
  /** Asks the browser to wake the worker when there is a network. */
  wakeFor: (type: WriteType) => void;
  owner: () => string | null;
  /** Returns the patient for whom the page is, if the operation is about one; null for oneself. */
  patient?: (operation: string) => string | null;
  now: () => number;
};

const originGone: WriteOutcome = { kind: 'refused', error: { status: 404 } };

/** Milliseconds that a form waits for the server before it says that the entry is kept. */
const timeoutMs = 5_000;

/** The outbox of this page: it keeps the person's writes until the server has them. */
export function createOutbox({
  entries,
  transport,
  replay,
  channel,
  wakeFor,
  owner,
  patient = () => null,
  now,
}: Options) {
  const listeners = new Set<(news: OutboxNews) => void>();

  function hear(news: OutboxNews): void {
    for (const listener of listeners) listener(news);
  }
  function tell(whole: OutboxNews): void {
    const news = lightNews(whole);
    hear(news);
    channel.tell(news);
  }
  const stopListening = channel.listen((news) => {
    if (news.kind === 'settled') entries.outcomes.note(news.owner, news.settled);
    hear(news);
  });

  function subscribe(listener: (news: OutboxNews) => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** @throws if no one is signed in: an intent belongs to a person */
  function someone(): string {
    const who = owner();
    if (who === null) throw new Error('Nobody is signed in.');
    return who;
  }

  /** The intent, with its time and the known error of the clock. */
  const timed = <Said extends Pick<NewIntent, 'write'>>(meant: Said) => ({
    ...meant,
    write: withClockError(meant.write, transport.knownClockError()),
    timestamp: now(),
  });

  /** Sends waiting entries, and reports the result to all tabs. @param only entries of this type */
  async function send(only?: WriteType): Promise<RoundEnd> {
    const who = owner();
    if (who === null) return { kind: 'signed-out' };
    const events: RoundEvents = {
      onSending: (ids) => tell({ owner: who, kind: 'sending', ids }),
      onSettled: (settled, progress) => tell({ owner: who, kind: 'settled', settled, progress }),
      onCorrected: (error, count) => tell({ owner: who, kind: 'corrected', error, count }),
    };
    const end = await replay(events, only).catch((error: unknown): RoundEnd => {
      // Nothing is lost: the entries stay in the storage, and a later round may succeed.
      logWarning(`The outbox could not be sent: ${error instanceof Error ? error.name : 'unknown'}`);
      return { kind: 'later', why: 'unreachable', retryAfter: null };
    });
    tell({ owner: who, kind: 'ended', end });
    return end;
  }

  /** True if an entry is stored here, in whatever state. */
  const isHere = async ({ id, owner: who }: OutboxEntry) =>
    (await entries.list(who)).some((entry) => entry.id === id);

  /** Sends an entry and returns the server's verdict; null if it stays, or takes longer than a form waits. */
  function resultWithinTimeout(entry: OutboxEntry): Promise<Settled['verdict'] | null> {
    return new Promise((resolve) => {
      const late = setTimeout(finish, timeoutMs, null);
      const { id } = entry;
      const stop = subscribe((news) => {
        const one = news.kind === 'settled' && news.settled.find((settled) => settled.id === id);
        if (one) finish(one.verdict);
        else if (news.kind === 'ended' && news.end.kind !== 'done') finish(null);
      });
      // It is not sent behind one that needs the person; if another tab has sent it, that tab reports it.
      send()
        .then(async () => {
          if (await isHere(entry)) finish(null);
        })
        .catch(() => finish(null));
      function finish(verdict: Settled['verdict'] | null) {
        clearTimeout(late);
        stop();
        resolve(verdict);
      }
    });
  }

  async function restsOnEntry(
    { write, subject, patientId, baseVersion }: SettledIntent,
    who: string,
  ): Promise<boolean> {
    // A new record has nothing before it.
    if (kindOf(write).isOrigin) return false;
    const waiting = await entries.list(who).catch(() => null);
    if (waiting === null) return 'read' in write && baseVersion === null;
    return waiting.some((entry) => entry.subject === subjectFor(patientId, subject));
  }

  /** The device stores nothing: it is sent once from memory, or stays with the form. */
  async function sendUnkept(meant: SettledIntent, who: string, error: unknown): Promise<WriteOutcome> {
    let outcome: WriteOutcome = { kind: 'unkept', error };
    // It would overtake the entry that it is based on, which may be unknown by now.
    if (await restsOnEntry(meant, who)) return outcome;
    // Its ids are not those of stored entries.
    const outcomes = { ...entries.outcomes, note: () => undefined };
    const own = createEntries({ records: memoryRecords(), vault: memoryVault(), outcomes });
    try {
      await own.add({ ...timed(meant), owner: who });
    } catch (gone) {
      if (gone instanceof OriginGoneError) return originGone;
      throw gone;
    }
    const once = createSender({ entries: own, transport, owner, locks: undefined });
    const events: RoundEvents = {
      onSettled([settled]) {
        if (settled?.verdict.kind === 'taken') outcome = { kind: 'sent', data: settled.verdict.data };
        else if (settled && 'error' in settled.verdict)
          outcome = { kind: 'refused', error: settled.verdict.error };
      },
    };
    await once(events).catch(() => undefined);
    return outcome;
  }

  async function discard(entry: OutboxEntry): Promise<boolean> {
    const { removed, changed } = await entries.discard(entry);
    if (removed.length > 0) tell({ owner: entry.owner, kind: 'changed', entries: changed, removed });
    return removed.length > 0;
  }

  return {
    subscribe,
    send,
    discard,
    list: async (): Promise<OutboxEntry[]> => {
      const who = owner();
      return who === null ? [] : entries.list(who);
    },

    /** The entries that the last list could not open, and that can never be opened. */
    sealedAway: (): readonly SealedEntry[] => entries.sealedAway(owner() ?? ''),

    ...createDiscards({ entries, someone, tell }),

    /** Stores an intent, and no more: it is durable when this resolves. @throws {NoRoomError} */
    async keep(meant: NewIntent): Promise<OutboxEntry> {
      const who = someone();
      const entry = await entries.add({ ...timed(forWhom(meant, patient)), owner: who });
      tell({ owner: who, kind: 'added', entry });
      return entry;
    },

    /**
     * Stores an intent, sends it, and returns its outcome, as long as a form waits.
     *
     * @param isOnline true if waiting makes sense
     * @param isInSight true if the form is still open when the answer comes; a refused entry then goes back to it, otherwise it stays here
     */
    async submit(
      meant: NewIntent,
      isOnline: boolean,
      isInSight: () => boolean = () => true,
    ): Promise<WriteOutcome> {
      const who = someone();
      let entry: OutboxEntry;
      try {
        entry = await this.keep(meant);
      } catch (error) {
        if (error instanceof OriginGoneError) return originGone;
        // The storage is full, or hangs, or the browser denies it.
        return sendUnkept(forWhom(meant, patient), who, error);
      }
      const outcome = await this.waitForResult(entry, isOnline);
      // It is back with the form, and nowhere else.
      if (outcome.kind === 'refused' && isInSight()) await discard(entry);
      return outcome;
    },

    /**
     * Returns the outcome of an entry for which a form waits. It was stored before the form was opened: if refused, it stays, with the
     * server's answer, whatever happens to the form.
     */
    async waitForResult(entry: OutboxEntry, isOnline: boolean): Promise<WriteOutcome> {
      const said = await this.follow(entry, isOnline);
      if (said?.kind === 'taken') return { kind: 'sent', data: said.data };
      if (said?.kind === 'refused' || said?.kind === 'conflict')
        return { kind: 'refused', error: said.error };
      return { kind: 'kept', entry };
    },

    /**
     * Sends an entry and returns the server's verdict; null if that takes longer than a form waits. In any case, the entry
     * stays in place until the server has accepted it.
     */
    async follow(entry: OutboxEntry, isOnline: boolean): Promise<Settled['verdict'] | null> {
      const said = isOnline ? await resultWithinTimeout(entry) : null;
      const isOver = said?.kind === 'taken' || said?.kind === 'refused' || said?.kind === 'conflict';
      if (!isOver) wakeFor(entry.type);
      return isOver ? said : null;
    },

    /** Replaces an intent that the server cannot have. @returns null if it may have it */
    async replace(
      entry: OutboxEntry,
      meant: Omit<SettledIntent, 'subject' | 'patientId'>,
    ): Promise<OutboxEntry | null> {
      const replaced = await entries.replace(entry, timed(meant));
      if (replaced) tell({ owner: entry.owner, kind: 'changed', entries: [replaced], removed: [] });
      return replaced;
    },

    /**
     * Replaces entries about one record with a decision, all at once.
     *
     * @param chain the entry in question, and those behind it
     * @returns null if it was decided on in another window meanwhile
     */
    async decide(
      chain: readonly OutboxEntry[],
      meant: Omit<SettledIntent, 'patientId'>,
    ): Promise<OutboxEntry | null> {
      const decided = await entries.decide(chain, timed(meant));
      if (!decided) return null;
      const { entry, removed } = decided;
      tell({ owner: entry.owner, kind: 'changed', entries: [entry], removed });
      return entry;
    },

    /** Sends a refused entry again unchanged. */
    async retry(entry: OutboxEntry): Promise<void> {
      const again = await entries.retry(entry);
      if (again) tell({ owner: entry.owner, kind: 'changed', entries: [again], removed: [] });
      await send();
    },

    /** The number of a person's waiting entries on this device. */
    count: entries.count,
    /** The outcome for the record of an entry that has left; null if unknown. */
    knownResult: (id: number) => entries.outcomes.ofEntry(id),
    wakeFor,
    stop() {
      stopListening();
      listeners.clear();
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
