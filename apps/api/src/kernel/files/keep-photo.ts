import type { Writer } from '../db/transaction';
import type { Caller } from '../people/caller';
import { files as table } from '../tables/files';
import type { FileStore } from './store';

type Tools = {
  tx: Writer;
  caller: Caller;
  files: FileStore;
  now: Date;
  newId(): string;
  onUndo(undo: () => Promise<void>): void;
};

/** Stores a picture of the caller and returns its id; removed again if the transaction is rolled back. */
export async function keepPhoto(
  bytes: Buffer,
  contentType: string,
  { tx, caller, files, now, newId, onUndo }: Tools,
): Promise<string> {
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
  return id;
}
