import type { ApiClient } from '@nadi/api-client/client';
import { messageFor } from '@nadi/api-client/problems';
import type { RecordUpload } from '@nadi/contract/schema';
import { maxBytes } from '@nadi/domain/records/file-limits';
import * as m from '@nadi/ui/messages';
import { waitForLine } from '../../../kernel/browser/wait-for-line';
import { sayRefusal } from './upload-words';

/** A file on its way, or an upload that an earlier page left. */
export type UploadItem = {
  id: string;
  file: Pick<File, 'name' | 'size'>;
  state: 'waiting' | 'uploading' | 'uploaded' | 'failed';
  /** From 0 to 1. */
  progress: number;
  problem?: string;
  /** The id at the server, once it has begun. */
  uploadId?: string;
};

export type UploadsState = {
  items: readonly UploadItem[];
  sending: 'idle' | 'running' | 'paused' | 'lost';
};

/** The file was taken out of the list meanwhile. */
class Gone extends Error {}
/** The server refuses it; asking again would not help. */
class Refused extends Error {}

const longestPause = 15_000;
const checkPause = 500;
const checks = { tries: 240 };

type Answer<Data> = { data?: Data; error?: unknown; response: Response };

/** The files that are being sent. It lives as long as the app is open, so that a page can be left meanwhile. */
export function createUploads(api: ApiClient) {
  let state: UploadsState = { items: [], sending: 'idle' };
  const files = new Map<string, { file: File; controller: AbortController }>();
  const listeners = new Set<() => void>();
  let isPaused = false;
  let isLost = false;
  let isRunning = false;
  let goOn: () => void = () => {};

  function tell(items: readonly UploadItem[] = state.items): void {
    const isBusy = items.some((one) => one.state === 'waiting' || one.state === 'uploading');
    const moving = isPaused ? 'paused' : isLost ? 'lost' : 'running';
    state = { items, sending: isBusy ? moving : 'idle' };
    for (const listener of listeners) listener();
  }
  const put = (id: string, patch: Partial<UploadItem>) =>
    tell(state.items.map((one) => (one.id === id ? { ...one, ...patch } : one)));
  function lost(now: boolean): void {
    if (isLost === now) return;
    isLost = now;
    tell();
  }

  async function ready(id: string): Promise<void> {
    while (isPaused && files.has(id))
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
    if (!files.has(id)) throw new Gone();
  }

  /** Asks until it is answered: a lost line and a server that is away only take longer. */
  async function persist<Data>(
    id: string,
    ask: (signal: AbortSignal) => Promise<Answer<Data>>,
  ): Promise<Data> {
    for (let tries = 0; ; tries += 1) {
      await ready(id);
      const signal = files.get(id)?.controller.signal ?? AbortSignal.abort();
      const answer = await ask(signal).catch(() => null);
      if (!files.has(id)) throw new Gone();
      if (answer?.data !== undefined) {
        lost(false);
        return answer.data;
      }
      const status = answer?.response.status ?? 0;
      if (status >= 400 && status < 500 && status !== 408 && status !== 429)
        throw new Refused(messageFor(answer?.error));
      lost(true);
      await waitForLine(Math.min(longestPause, 1_000 * 2 ** tries));
    }
  }

  async function begin(id: string, file: File): Promise<RecordUpload> {
    // Once somebody has chosen a file: the page is within its weight without them.
    const [{ bytesToSniff, sniff }, { fingerprintOf }] = await Promise.all([
      import('@nadi/domain/records/sniff'),
      import('./fingerprint'),
    ]);
    const start = new Uint8Array(await file.slice(0, bytesToSniff).arrayBuffer());
    const type = sniff(start);
    if (!type) throw new Refused(m.upload_wrong_kind());
    if (file.size > maxBytes[type])
      throw new Refused(m.upload_too_large({ limit: `${maxBytes[type] / 1_048_576} MB` }));
    const fingerprint = await fingerprintOf(file);
    const known = await persist(id, (signal) => api.GET('/record-uploads', { signal }));
    const isTaken = (upload: RecordUpload) =>
      state.items.some((one) => one.id !== id && files.has(one.id) && one.uploadId === upload.id);
    const before = known.data.find(
      (one) => one.fingerprint === fingerprint && one.status !== 'refused' && !isTaken(one),
    );
    if (before) {
      // Removes what an earlier page left of it: that is this file now.
      tell(state.items.filter((one) => one.id !== before.id));
      return before;
    }
    const key = crypto.randomUUID();
    const body = { name: nameOf(file), type, bytes: file.size, fingerprint };
    const begun = await persist(id, (signal) =>
      api.POST('/record-uploads', { params: { header: { 'Idempotency-Key': key } }, body, signal }),
    );
    return begun.data;
  }

  async function sendParts(id: string, file: File): Promise<RecordUpload> {
    let upload = await begin(id, file);
    const path = { id: upload.id };
    put(id, { uploadId: upload.id, state: 'uploading', progress: upload.received / upload.bytes });
    while (upload.status === 'receiving') {
      const place = JSON.stringify({ offset: upload.received });
      const content = file.slice(upload.received, upload.received + upload.partBytes);
      const sent = await persist(id, (signal) =>
        api.PUT('/record-uploads/{id}', {
          params: { path },
          body: { place },
          bodySerializer: () => formOf(place, content),
          signal,
        }),
      );
      upload = sent.data;
      put(id, { progress: upload.received / upload.bytes });
    }
    for (let tries = 0; upload.status === 'checking' && tries < checks.tries; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, checkPause));
      const read = await persist(id, (signal) =>
        api.GET('/record-uploads/{id}', { params: { path }, signal }),
      );
      upload = read.data;
    }
    return upload;
  }

  async function send({ id }: UploadItem): Promise<void> {
    const file = files.get(id)?.file;
    if (!file) return;
    try {
      const upload = await sendParts(id, file);
      if (upload.status === 'ready') put(id, { state: 'uploaded', progress: 1 });
      else put(id, { state: 'failed', problem: sayRefusal(upload) });
    } catch (error) {
      if (error instanceof Gone) return;
      put(id, { state: 'failed', problem: error instanceof Error ? error.message : '' });
    }
  }

  async function pump(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (;;) {
      const next = state.items.find((one) => one.state === 'waiting');
      if (!next) break;
      put(next.id, { state: 'uploading' });
      await send(next);
    }
    isRunning = false;
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(added: readonly File[]) {
      const items = added.map((file): UploadItem => {
        const id = crypto.randomUUID();
        files.set(id, { file, controller: new AbortController() });
        return { id, file, state: 'waiting', progress: 0 };
      });
      tell([...state.items, ...items]);
      void pump();
    },
    retry(id: string) {
      if (!files.has(id)) return;
      const { problem: _, ...again } = state.items.find((one) => one.id === id) ?? { problem: undefined };
      tell(state.items.map((one) => (one.id === id ? ({ ...again, state: 'waiting' } as UploadItem) : one)));
      void pump();
    },
    /** Takes a file out of the list, and what was received of it from the server. */
    async remove(id: string) {
      const uploadId = state.items.find((one) => one.id === id)?.uploadId ?? (files.has(id) ? undefined : id);
      files.get(id)?.controller.abort();
      files.delete(id);
      tell(state.items.filter((one) => one.id !== id));
      goOn();
      if (uploadId)
        await api
          .DELETE('/record-uploads/{id}', { params: { path: { id: uploadId } } })
          .catch(() => undefined);
    },
    pause() {
      isPaused = true;
      tell();
    },
    resume() {
      isPaused = false;
      tell();
      goOn();
    },
    /** Forgets files that were filed, or all of them. */
    forget(uploadIds?: readonly string[]) {
      for (const one of state.items) {
        if (uploadIds && !uploadIds.includes(one.uploadId ?? '')) continue;
        files.get(one.id)?.controller.abort();
        files.delete(one.id);
      }
      tell(state.items.filter((one) => files.has(one.id)));
      goOn();
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;

/** A name as the contract takes it. */
const nameOf = ({ name }: File): string =>
  name
    .replaceAll(/[/\\\p{Cc}]/gu, ' ')
    .trim()
    .slice(-120) || 'file';

function formOf(place: string, content: Blob): FormData {
  const form = new FormData();
  form.set('place', place);
  form.set('content', content);
  return form;
}
