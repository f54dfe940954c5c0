import type { RecordUpload } from '@nadi/contract/schema';
import { useSyncExternalStore } from 'react';
import { useAppSelector, useServices } from '../../../kernel/services/use-services';
import { selectUser } from '../../../kernel/session/session-selectors';
import { sayBegun, sayRefusal } from './upload-words';
import { createUploads, type UploadItem, type Uploads } from './uploads';

let current: { of: string; api: unknown; uploads: Uploads } | null = null;

/** The files that are being sent: of the person who is signed in, and of nobody before them. */
export function useUploads(): Uploads {
  const { api } = useServices();
  const of = useAppSelector(selectUser)?.id ?? '';
  if (current?.of !== of || current.api !== api) {
    current?.uploads.forget();
    current = { of, api, uploads: createUploads(api) };
  }
  return current.uploads;
}

/** With what earlier pages left on the server: what is ready can be filed, the rest tells how to go on. */
export function useUploadItems(uploads: Uploads, left: readonly RecordUpload[]) {
  const state = useSyncExternalStore(uploads.subscribe, uploads.read);
  const known = new Set(state.items.flatMap(({ uploadId }) => uploadId ?? []));
  const before = left.filter(({ id, status }) => !known.has(id) && status !== 'checking').map(toItem);
  return { ...state, items: [...before, ...state.items] };
}

function toItem(upload: RecordUpload): UploadItem {
  const { id, name, bytes, received, status } = upload;
  const about = { id, uploadId: id, file: { name, size: bytes }, progress: received / bytes };
  if (status === 'ready') return { ...about, state: 'uploaded' };
  return { ...about, state: 'failed', problem: status === 'refused' ? sayRefusal(upload) : sayBegun(upload) };
}
