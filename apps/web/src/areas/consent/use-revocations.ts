import { randomId } from '@nadi/api-client/random-id';
import type { ConsentRow, Revoked } from '@nadi/ui/screens/consent/SharingScreen';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/items/item-saved';
import { subjectOf } from '../../kernel/offline/subjects';
import type { OutboxEntry } from '../../kernel/offline/write';
import { savedOf as onlineSavedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { unkept } from '../../kernel/outbox/not-kept';
import { selectEntries } from '../../kernel/outbox/outbox-selectors';
import { refusedOf } from '../../kernel/requests/refused';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { useInSight } from '../../kernel/shell/use-in-sight';
import { revokeAllConsents } from './online-writes';
import { consentSubject } from './subject';

/** Ends accesses, also without a network; what waits is marked in the rows. */
export function useRevocations() {
  const { outbox } = useServices();
  const entries = useAppSelector(selectEntries);
  const isOffline = useAppSelector(selectIsOffline);
  const isInSight = useInSight();
  const revokeAll = useOnlineWrite(revokeAllConsents);
  const entryOf = (id: string): OutboxEntry | undefined =>
    entries.find(({ write }) => write.operation === 'revokeConsent' && write.id === id);

  async function revoke({ id, doctor: { firstName, lastName } }: ConsentRow): Promise<Revoked> {
    // It waits already: a second would end nothing more.
    if (entryOf(id)) return { ok: true, isUnsent: true };
    const outcome = outbox.submit(
      {
        write: { operation: 'revokeConsent', id, doctor: { firstName, lastName } },
        idempotencyKey: randomId(),
        subject: subjectOf(consentSubject, id),
        baseVersion: null,
      },
      !isOffline,
      isInSight,
    );
    return savedOf(await outcome.catch(unkept), refusedOf<never>);
  }

  /** Online in one request, so that what came in between ends too; else each that is known. */
  async function revokeEvery(consents: readonly ConsentRow[]): Promise<Revoked> {
    if (!isOffline) return onlineSavedOf(await revokeAll(null), () => ({}));
    for (const consent of consents) {
      const kept = await revoke(consent);
      if (!kept.ok) return kept;
    }
    return { ok: true, isUnsent: true };
  }

  const withUnsent = (consent: ConsentRow): ConsentRow =>
    entryOf(consent.id) ? { ...consent, isEnding: true } : consent;

  function undo({ id }: ConsentRow): void {
    const entry = entryOf(id);
    if (entry) void outbox.discard(entry);
  }

  return { revoke, revokeEvery, undo, withUnsent };
}
