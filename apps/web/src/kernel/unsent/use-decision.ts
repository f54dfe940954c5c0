import * as m from '@nadi/ui/messages';
import type { ConflictScreenProps } from '@nadi/ui/screens/offline/ConflictScreen';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectIsOffline } from '../connectivity/connectivity-slice';
import { derivedKey } from '../offline/derived-key';
import { subjectOfNew } from '../offline/subjects';
import type { OutboxEntry, Write } from '../offline/write';
import { kindOf } from '../offline/write-kinds';
import { renewWritten } from '../services/renew-written';
import { useAppDispatch, useAppSelector, useServices } from '../services/use-services';
import { userRefreshRequested } from '../session/session-requests';
import { tell } from '../shell/Toasts';
import { conflictPath } from './entry-address';
import type { Decided } from './unsent-conflict';
import { unsentKindOf } from './unsent-kinds';

type Saving = Extract<ConflictScreenProps['state'], { phase: 'ready' }>['saving'];

/** The message at the end: the server has it, or it waits for the network. */
type Told = { sent: string; kept: string };

/**
 * Carries out a person's decision on entries in conflict with the current version. Until the server has it, it is in the outbox.
 *
 * @param chain the entry in question, and those behind it
 */
export function useDecision(chain: readonly OutboxEntry[]) {
  const { outbox, queryClient } = useServices();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isOnline = !useAppSelector(selectIsOffline);
  const [saving, setSaving] = useState<Saving>({ phase: 'idle' });

  function leave(first: OutboxEntry, tone: 'success' | 'info', message: string): void {
    tell({ tone, message });
    navigate(unsentKindOf(first.write).home, { replace: true });
  }

  /** From last to first: entries behind an entry are based on it. */
  async function takeOut(entries: readonly OutboxEntry[]): Promise<boolean> {
    let isOut = true;
    for (const entry of [...entries].reverse()) isOut = await outbox.discard(entry);
    return isOut;
  }

  /** Sends the outbox now that the decision is in it. @returns true if the person is led elsewhere */
  async function follow(entry: OutboxEntry, first: OutboxEntry, told: Told): Promise<boolean> {
    const verdict = await outbox.follow(entry, isOnline);
    if (verdict?.kind === 'taken') leave(first, 'success', told.sent);
    else if (verdict?.kind === 'conflict' || verdict?.kind === 'refused') {
      const message = verdict.kind === 'conflict' ? m.app_unsent_again() : verdict.message;
      tell({ tone: verdict.kind === 'conflict' ? 'info' : 'error', message });
      navigate(conflictPath(entry.id), { replace: true });
      return false;
    } else leave(first, 'info', told.kept);
    return true;
  }

  async function run(act: (first: OutboxEntry) => Promise<boolean>): Promise<void> {
    const [first] = chain;
    if (!first || saving.phase === 'pending') return;
    setSaving({ phase: 'pending' });
    try {
      // If the person is led elsewhere, the page stays as it is until then.
      if (!(await act(first))) setSaving({ phase: 'idle' });
    } catch {
      setSaving({ phase: 'failed', message: m.app_unsent_failed() });
    }
  }

  /** @param isAll false for the last only; the entry before it is decided on next */
  const discard = (told: string, isAll = true) =>
    run(async (first) => {
      const doomed = isAll ? chain : chain.slice(-1);
      // Another window may have decided meanwhile.
      if (!(await takeOut(doomed)) || doomed.length < chain.length) return false;
      renewWritten(new Set([first.type]), queryClient, () => dispatch(userRefreshRequested()));
      leave(first, 'info', told);
      return true;
    });

  return {
    saving,
    discard,

    /** Replaces all waiting entries with the decision. */
    decide: ({ write, subject, baseVersion }: Decided, told: Told) =>
      run(async (first) => {
        const idempotencyKey = await derivedKey(first.idempotencyKey, [write, baseVersion]);
        const entry = await outbox.decide(chain, { write, baseVersion, idempotencyKey, subject });
        return entry !== null && follow(entry, first, told);
      }),

    /** Records an item that was deleted elsewhere as a new one. */
    recordAgain: (write: Write, told: Told) =>
      run(async (first) => {
        const idempotencyKey = await derivedKey(first.idempotencyKey, write);
        const subject = subjectOfNew(kindOf(write).type, idempotencyKey);
        const entry = await outbox.decide(chain, { write, baseVersion: null, idempotencyKey, subject });
        return entry !== null && follow(entry, first, told);
      }),
  };
}
