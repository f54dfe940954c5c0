import { brand } from '@nadi/brand';
import type { DosesAsked } from '@nadi/domain/medicines/reminders';
import * as m from '@nadi/ui/messages';
import { type DoseAnswer, keepAnswer } from '../areas/medicines/answer-reminder';
import { doseOperations } from '../areas/medicines/dose-operations';
import { keptType } from '../areas/medicines/kept-answers';
import type { Verdict } from '../kernel/offline/answers';
import type { Outbox } from '../kernel/offline/outbox';
import { openForWorker, sendFromWorker } from '../kernel/offline/replay-in-worker';
import type { OutboxEntry } from '../kernel/offline/write';
import { medicinesPath } from './push-message';
import { tellPerson } from './replay';

declare const self: ServiceWorkerGlobalScope;

/** Background Sync, for which TypeScript has no types. */
type SyncingRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

type Answer = { tag: string; doses: DosesAsked; status: DoseAnswer };

const sentType = 'dose-sent';

const words = {
  taken: { kept: m.dose_kept_taken, sent: m.dose_sent_taken },
  skipped: { kept: m.dose_kept_skipped, sent: m.dose_sent_skipped },
} as const;

/** Two presses at once must see each other's entries. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Records the answer to a reminder for the person who was reminded, says so, and sends it. Without a network it is sent later.
 *
 * @param openPage called if someone else is signed in or no one is, or if this device keeps another record of these doses: then nothing is written
 */
export async function answerReminder(
  { tag, doses, status }: Answer,
  openPage: () => Promise<void>,
  baseUrl = '/api/v1',
): Promise<void> {
  const opened = await openForWorker(baseUrl).catch(() => 'failed' as const);
  if (opened === 'failed') return say({ tag, body: m.dose_not_kept(), type: 'general' });
  if (opened === null) return openPage();
  const { outbox, who } = opened;
  try {
    if (who !== doses.owner) return await openPage();
    const results = followResults(outbox);
    const keeping = turn.then(() => keepAnswer(doses, status, outbox));
    turn = keeping.catch(() => undefined);
    const kept = await keeping.catch(() => 'failed' as const);
    if (kept === 'failed') return await say({ tag, body: m.dose_not_kept(), type: 'general' });
    if (kept === null) return await openPage();
    const count = doses.medicineIds.length;
    await say({ tag, body: words[status].kept({ count }), type: keptType, owner: who });
    await wakeForDoses();
    await sendFromWorker(outbox, doseOperations.type, tellPerson);
    const result = await results.of(kept, status);
    if (result === 'sent') await say({ tag, body: words[status].sent({ count }), type: sentType });
    if (result === 'otherwise') await say({ tag, body: m.dose_sent_otherwise(), type: 'general' });
    if (result === 'told') await close(tag);
  } finally {
    outbox.stop();
  }
}

/** Follows what becomes of entries, whoever sends them: this worker or an open page. */
function followResults(outbox: Outbox) {
  const verdicts = new Map<number, Verdict>();
  const discarded = new Set<number>();
  outbox.subscribe((news) => {
    if (news.kind === 'settled') for (const { id, verdict } of news.settled) verdicts.set(id, verdict);
    if (news.kind === 'changed') for (const id of news.removed) discarded.add(id);
  });
  return {
    /** @returns `told` if the person undid it, or is asked to decide about it: both are said elsewhere; or if no word of the server came here */
    async of(kept: readonly OutboxEntry[], status: DoseAnswer) {
      const here = await outbox.list();
      const left = here.filter(({ id }) => kept.some((entry) => entry.id === id));
      if (kept.some(({ id }) => discarded.has(id))) return 'told';
      if (left.some(({ standing }) => standing.phase === 'refused' || standing.phase === 'conflict'))
        return 'told';
      if (left.length > 0) return 'waits';
      const found = await untilTold(() => kept.map(({ id }) => verdicts.get(id)));
      if (found === null) return 'told';
      return found.every((verdict) => isAs(verdict, status)) ? 'sent' : 'otherwise';
    },
  };
}

/** Returns what the server said of each entry, or null if it is not heard in time: an open page may have sent it, and its message is on its way. */
async function untilTold(read: () => readonly (Verdict | undefined)[]): Promise<Verdict[] | null> {
  for (let tries = 0; tries < 20; tries += 1) {
    const found = read().filter((verdict) => verdict !== undefined);
    if (found.length === read().length) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return null;
}

/** True unless the server says that the dose counts as something else, which was recorded on another device. */
const isAs = (verdict: Verdict, status: DoseAnswer): boolean =>
  verdict.kind !== 'taken' || (verdict.data as { status?: unknown } | null)?.status === status;

/** Asks the browser to wake the worker once there is a network. Not in every browser; without it, entries are sent when a page is next opened. */
async function wakeForDoses(): Promise<void> {
  const { sync } = self.registration as SyncingRegistration;
  await sync?.register(`offline-${doseOperations.type}`).catch(() => undefined);
}

type Said = {
  tag: string;
  body: string;
  type: string;
  /** The person whose answer waits. */
  owner?: string;
};

/** Shows what became of an answer in place of the reminder, without a sound. It takes away earlier answers that were sent. */
async function say({ tag, body, ...data }: Said): Promise<void> {
  const { registration } = self;
  for (const one of await registration.getNotifications())
    if (one.tag !== tag && one.data?.type === sentType) one.close();
  await registration.showNotification(brand.name, {
    ...{ body, tag, silent: true },
    data: { ...data, path: medicinesPath, count: 1 },
    icon: '/icon-192.png',
    badge: '/icon-192.png',
  });
}

async function close(tag: string): Promise<void> {
  for (const one of await self.registration.getNotifications({ tag })) one.close();
}
