import * as m from '@nadi/ui/messages';
import type { SharedDocumentsState } from '@nadi/ui/screens/offline/SharedDocumentsScreen';
import { useCallback, useEffect, useState } from 'react';
import { saveFile } from '../../kernel/browser/save-file';
import { showFile } from '../../kernel/browser/show-file';
import { maxKept } from '../../kernel/offline/shared-documents';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { tellOfError } from '../../kernel/shell/Toasts';

/**
 * The documents that other apps shared with this one, on this device.
 *
 * @param isJustShared true if documents were shared just now and not all of them are here
 */
export function useSharedDocuments(isJustShared: boolean) {
  const { sharedDocuments } = useServices().offline;
  const owner = useAppSelector(selectUser)?.id ?? '';
  const [state, setState] = useState<SharedDocumentsState>({ phase: 'loading' });

  const read = useCallback(async () => {
    try {
      const [documents, notKept] = await Promise.all([
        sharedDocuments.list(owner),
        isJustShared ? sharedDocuments.notKept(owner) : [],
      ]);
      const isFull = documents.length >= maxKept || notKept.some(({ reason }) => reason === 'full');
      setState({ phase: 'ready', rows: documents, notKept, isFull });
    } catch {
      setState({ phase: 'failed' });
    }
  }, [sharedDocuments, owner, isJustShared]);
  useEffect(() => void read(), [read]);

  useEffect(() => {
    if (!isJustShared) return;
    // No one was signed in, and nothing could be kept, not even the names.
    const tellOfLoss = (notKept: readonly unknown[]) => {
      if (notKept.length === 0) tellOfError(m.app_shared_not_kept());
    };
    sharedDocuments.notKept(owner).then(tellOfLoss, () => undefined);
  }, [sharedDocuments, owner, isJustShared]);

  /** Does something with a document; if it is gone meanwhile, the list says so. */
  async function withDocument(id: string, run: (content: Blob, name: string) => void): Promise<void> {
    const content = await sharedDocuments.open(owner, id).catch(() => null);
    const found = state.phase === 'ready' && state.rows.find((one) => one.id === id);
    if (content && found) run(content, found.name);
    else await read();
  }

  return {
    state,
    onOpen: (id: string) => void withDocument(id, showFile),
    onSave: (id: string) => void withDocument(id, saveFile),
    onDelete: (id: string) =>
      void sharedDocuments
        .remove(owner, id)
        .catch(() => undefined)
        .then(read),
    onRetry: () => {
      setState({ phase: 'loading' });
      void read();
    },
  };
}
