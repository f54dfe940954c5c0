import { messageFor, serverMessageOr, toProblem } from '@nadi/api-client/problems';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppDispatch } from '../../app/use-services';
import { createIntent } from '../../platform/intent';
import { fieldErrorsOf } from '../session/field-errors';
import { userRefreshRequested } from '../session/session-requests';

/** Carries the person's intent, and what they had before them. */
export type SavingHeaders = { 'Idempotency-Key': string; 'If-Match': string };

type Options<Profile, Patch> = {
  query: { data: { data: Profile } | undefined; isError: boolean; error: unknown; refetch(): unknown };
  /** Puts the patch to the server; `error` where it is refused. */
  save(patch: Patch, header: SavingHeaders): Promise<{ data?: { data: Profile }; error?: unknown }>;
  /** Keeps a profile as what was last read. */
  keep(profile: Profile): void;
  onSaved?(): void;
  /** The spec's words where the server gives none. */
  fallbacks: { read(): string; save(): string };
};

/** One's own profile, and changing it without writing over what was changed elsewhere. */
export function useVersionedProfile<Profile extends { version: number }, Patch>({
  query,
  save,
  keep,
  onSaved = () => {},
  fallbacks,
}: Options<Profile, Patch>) {
  const dispatch = useAppDispatch();
  const [intent] = useState(createIntent);
  const update = useMutation({
    meta: { isShownByScreen: true },
    mutationFn: async ({ patch, header }: { patch: Patch; header: SavingHeaders }) => {
      const { data, error } = await save(patch, header);
      if (!data) throw error;
      return data.data;
    },
    onSuccess(profile) {
      intent.fulfilled();
      keep(profile);
      dispatch(userRefreshRequested());
      onSaved();
    },
  });
  const read = query.data?.data;
  const failure = update.isError ? toProblem(update.error) : null;
  // The contract's 412 carries the record of the operation.
  const conflict = failure?.status === 412 ? (failure.current as Profile | null) : null;
  const standing = conflict ?? read;

  function saving() {
    if (conflict) return { saving: 'failed' as const, conflict };
    if (!failure)
      return {
        saving: update.isPending
          ? ('saving' as const)
          : update.isSuccess
            ? ('saved' as const)
            : ('idle' as const),
      };
    const message =
      failure.status === null ? messageFor(update.error) : serverMessageOr(update.error, fallbacks.save());
    return { saving: 'failed' as const, message, fieldErrors: fieldErrorsOf(failure.errors) };
  }

  function state() {
    if (read) return { phase: 'ready' as const, profile: read, ...saving() };
    return query.isError
      ? { phase: 'failed' as const, message: serverMessageOr(query.error, fallbacks.read()) }
      : { phase: 'loading' as const };
  }

  return {
    state: state(),
    onSave(patch: Patch) {
      if (!standing) return;
      const { version } = standing;
      const header = { 'Idempotency-Key': intent.keyFor([version, patch]), 'If-Match': `"${version}"` };
      update.mutate({ patch, header });
    },
    onReload() {
      if (conflict) keep(conflict);
      update.reset();
    },
    onRetry: () => void query.refetch(),
  };
}
