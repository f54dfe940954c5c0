import type { ReadingRow } from '@nadi/ui/components/ReadingTable';
import type { DeleteResult, ReadingDraft, SaveResult } from '@nadi/ui/screens/vital-signs/VitalSignsScreen';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../app/use-services';
import { createIntent } from '../../platform/intent';
import { changeOf, newReadingOf } from './request-of-draft';
import { type WriteFailure, writeFailure } from './save-failure';

const meta = { isShownByScreen: true };
const version = (number: number) => `"${number}"`;

/** Recording, changing and deleting. What is shown is what the server has taken, and nothing before it has. */
export function useReadingWrites() {
  const { $api } = useServices();
  const queryClient = useQueryClient();
  const record = $api.useMutation('post', '/vital-signs', { meta });
  const change = $api.useMutation('put', '/vital-signs/{id}', { meta });
  const remove = $api.useMutation('delete', '/vital-signs/{id}', { meta });
  const [deletion] = useState(createIntent);

  /** List, summary and trends: all that is told of readings. */
  function renew() {
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [, path] }) => typeof path === 'string' && path.startsWith('/vital-signs'),
    });
  }

  async function report<Done>(write: Promise<Done>): Promise<Done | WriteFailure> {
    try {
      const done = await write;
      renew();
      return done;
    } catch (error) {
      const failure = writeFailure(error);
      // Changed or deleted elsewhere: what is shown is out of date.
      if (failure.current || failure.isGone) renew();
      return failure;
    }
  }

  return {
    onRecord: (draft: ReadingDraft, intentKey: string): Promise<SaveResult> =>
      report(
        record
          .mutateAsync({
            params: { header: { 'Idempotency-Key': intentKey } },
            body: newReadingOf(draft),
          })
          .then(({ data }) => ({ ok: true, reading: data })),
      ),
    onChange: (
      { id, version: read }: ReadingRow,
      draft: ReadingDraft,
      intentKey: string,
    ): Promise<SaveResult> =>
      report(
        change
          .mutateAsync({
            params: { path: { id }, header: { 'Idempotency-Key': intentKey, 'If-Match': version(read) } },
            body: changeOf(draft),
          })
          .then(({ data }) => ({ ok: true, reading: data })),
      ),
    onDelete: ({ id, version: read }: ReadingRow): Promise<DeleteResult> =>
      report(
        remove
          .mutateAsync({
            params: {
              path: { id },
              header: { 'Idempotency-Key': deletion.keyFor([id, read]), 'If-Match': version(read) },
            },
          })
          .then(() => ({ ok: true })),
      ),
  };
}
