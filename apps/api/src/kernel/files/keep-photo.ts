import type { Writer } from '../db/transaction';
import type { Caller } from '../people/caller';
import { files as table } from '../tables/files';
import type { DrawnPhoto } from './drawn-photo';
import type { FileStore } from './store';

type Tools = {
  tx: Writer;
  caller: Caller;
  files: FileStore;
  now: Date;
  newId(): string;
  onUndo(undo: () => Promise<void>): void;
};

/** Stores a picture of the caller and returns what a row keeps of it; removed again if the transaction is rolled back. */
export async function keepPhoto(
  { bytes, contentType }: DrawnPhoto,
  { tx, caller, files, now, newId, onUndo }: Tools,
): Promise<{ id: string; contentType: DrawnPhoto['contentType'] }> {
  const id = newId();
  onUndo(() => files.remove(id));
  await files.put(id, bytes);
  await tx.insert(table).values({
    id,
    ownerId: caller.userId,
    contentType,
    bytes: bytes.length,
    createdAt: now,
  });
  return { id, contentType };
}
