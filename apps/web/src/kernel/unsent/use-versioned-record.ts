import { messageFor, serverMessageOr, toProblem } from '@nadi/api-client/problems';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createIdempotencyIntent } from '../browser/idempotency-intent';
import { selectIsOffline } from '../connectivity/connectivity-slice';
import type { OutboxEntry, Write, WriteOutcome } from '../offline/write';
import { unkept, whyNotKept } from '../outbox/not-kept';
import {
  baseOfReplacement,
  canBeReplaced,
  needsPerson,
  selectEntries,
  standingTogether,
} from '../outbox/outbox-selectors';
import { keptState } from '../page/page-state';
import { fieldErrorsOf } from '../requests/field-errors';
import { useAppSelector, useServices } from '../services/use-services';
import { useInSight } from '../shell/use-in-sight';
import { conflictPath } from './entry-address';

type Options<Own, Patch> = {
  /** The subject by which its entries are ordered. */
  subject: string;
  query: { data: { data: Own } | undefined; isError: boolean; error: unknown; refetch(): unknown };
  /** When it was stored on this device; undefined if it is fresh. */
  readAt: string | undefined;
  /** Returns the write of a change for the outbox. `read` is the version that the person saw. */
  writeOf(patch: Patch, read: Own): Write;
  /** Stores a record as the one last read. */
  keep(record: Own): void;
  /** The spec's words if the server gives none. */
  fallbacks: { read(): string; save(): string };
};

type Change<Own, Patch> = { patch: Patch; standing: Own; idempotencyKey: string };

/** The server did not accept it, or this device could not store it. */
class NotTakenError extends Error {
  constructor(readonly problem: unknown) {
    super('The change was not taken.');
  }
}

/** A record of the person's own, such as a profile, changed through the outbox without overwriting changes made elsewhere. */
export function useVersionedRecord<Own extends { version: number }, Patch extends object>({
  subject,
  query,
  readAt,
  writeOf,
  keep,
  fallbacks,
}: Options<Own, Patch>) {
  const { outbox } = useServices();
  const navigate = useNavigate();
  const isOnline = !useAppSelector(selectIsOffline);
  const own = useAppSelector(selectEntries).filter((entry) => entry.subject === subject);
  const [intent] = useState(createIdempotencyIntent);
  const isInSight = useInSight();

  /** Waiting changes are merged into it, if the server cannot have them yet. */
  async function submit({ patch, standing, idempotencyKey }: Change<Own, Patch>): Promise<WriteOutcome> {
    const last = own.at(-1);
    if (last && canBeReplaced(last)) {
      const whole = { ...(patchOf(last) as Patch), ...patch };
      const write = writeOf(whole, readOf<Own>(last) ?? standing);
      const baseVersion = baseOfReplacement(last, standing.version);
      const replaced = await outbox.replace(last, { write, idempotencyKey, baseVersion });
      if (replaced) return outbox.waitForResult(replaced, isOnline);
    }
    return outbox.submit(
      {
        write: writeOf(patch, standing),
        idempotencyKey,
        subject,
        baseVersion: own.length > 0 ? null : standing.version,
      },
      isOnline,
      isInSight,
    );
  }

  const update = useMutation({
    meta: { isShownByScreen: true },
    // The outbox tries again; the result is shown here once.
    retry: false,
    mutationFn: async (change: Change<Own, Patch>) => {
      const outcome = await submit(change).catch(unkept);
      if (outcome.kind === 'refused') throw new NotTakenError(outcome.error);
      if (outcome.kind === 'unkept') throw new NotTakenError(new Error(whyNotKept(outcome.error)));
      return outcome;
    },
    onSuccess(outcome) {
      intent.fulfilled();
      if (outcome.kind === 'sent') keep(outcome.data as Own);
    },
  });

  const read = query.data?.data;
  const problem = update.error instanceof NotTakenError ? update.error.problem : update.error;
  const failure = update.isError ? toProblem(problem) : null;
  // The contract's 412 carries the record of the operation.
  const conflict = failure?.status === 412 ? (failure.current as Own | null) : null;
  const shown = read && Object.assign({ ...read }, ...own.map(patchOf));
  const standing = conflict ?? shown;

  function saving() {
    if (conflict) return { saving: 'failed' as const, conflict };
    if (failure) {
      const message =
        failure.status === null ? messageFor(problem) : serverMessageOr(problem, fallbacks.save());
      return { saving: 'failed' as const, message, fieldErrors: fieldErrorsOf(failure.errors) };
    }
    if (update.isPending) return { saving: 'saving' as const };
    if (!update.isSuccess) return { saving: 'idle' as const };
    if (own.length > 0) return { saving: 'kept' as const };
    // A change that was stored and then cancelled here was never saved.
    const isTaken = update.data.kind !== 'kept' || outbox.knownResult(update.data.entry.id) !== null;
    return { saving: isTaken ? ('saved' as const) : ('idle' as const) };
  }

  const shownState = keptState(
    { ...query, data: shown },
    (profile) => ({
      profile,
      ...saving(),
      // While the form itself is saving it shows that itself.
      ...(own.length > 0 && !update.isPending && { unsent: standingTogether(own) }),
    }),
    readAt,
  );
  const state =
    shownState.phase === 'failed'
      ? { ...shownState, message: serverMessageOr(query.error, fallbacks.read()) }
      : shownState;

  return {
    state,
    isOffline: !isOnline,
    onSave(patch: Patch) {
      if (!standing) return;
      const idempotencyKey = intent.keyFor([standing.version, patch]);
      update.mutate({ patch, standing, idempotencyKey });
    },
    /** Accepts the server's version; waiting changes that conflict with it are dropped. */
    onReload() {
      const last = own.at(-1);
      if (last && needsPerson(last)) void outbox.discard(last);
      if (conflict) keep(conflict);
      update.reset();
    },
    onResolve() {
      const asking = own.find(needsPerson);
      if (asking) navigate(conflictPath(asking.id));
    },
    onRetry: () => void query.refetch(),
  };
}

const patchOf = ({ write }: OutboxEntry): object => ('body' in write ? write.body : {});

const readOf = <Own>({ write }: OutboxEntry): Own | null => ('read' in write ? (write.read as Own) : null);
