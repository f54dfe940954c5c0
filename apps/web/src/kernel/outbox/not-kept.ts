import * as m from '@nadi/ui/messages';
import { NoRoomError } from '../offline/no-room';
import { StorageHangsError } from '../offline/storage-hangs';
import type { WriteOutcome } from '../offline/write';

/** Why neither this device nor the server has the content of a form. */
export const whyNotKept = (error: unknown): string =>
  error instanceof StorageHangsError ? m.app_not_kept_hanging() : m.app_not_kept();

export const isOfStorage = (error: unknown): boolean =>
  error instanceof StorageHangsError || error instanceof NoRoomError;

/** Returns the result for a form if the storage failed before anything was stored. @throws any other error */
export function unkept(error: unknown): WriteOutcome {
  if (isOfStorage(error)) return { kind: 'unkept', error };
  throw error;
}
