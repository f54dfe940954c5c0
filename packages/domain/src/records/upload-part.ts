import { partBytes } from './file-limits';

type Upload = { bytes: number; received: number; status: 'receiving' | 'checking' | 'ready' | 'refused' };
type Fault = { pointer: string; message: string; code: string };

/** The effect of a part on an upload. */
export type PartEffect =
  /** It was received before, as when its answer was lost. */
  | { kind: 'known' }
  | { kind: 'added'; index: number; received: number; isLast: boolean }
  /** It cannot be added as it is. */
  | { kind: 'fault'; fault: Fault }
  /** Nothing can be added to the upload any more. */
  | { kind: 'over' };

const placeFault = (code: 'gap' | 'length', message: string): PartEffect => ({
  kind: 'fault',
  fault: { pointer: code === 'gap' ? '/body/place' : '/body/content', message, code },
});

/** Returns what a part at `offset` does to an upload. Parts come one after another, each but the last of the same length. */
export function placePart(upload: Upload, offset: number, length: number): PartEffect {
  const { bytes, received, status } = upload;
  if (status === 'refused') return { kind: 'over' };
  if (offset % partBytes !== 0 || offset >= bytes || offset > received)
    return placeFault('gap', `Must be ${received}, where the last part ended.`);
  const expected = Math.min(partBytes, bytes - offset);
  if (length !== expected) return placeFault('length', `Must have ${expected} bytes.`);
  if (offset + length <= received) return { kind: 'known' };
  return {
    kind: 'added',
    index: offset / partBytes,
    received: offset + length,
    isLast: offset + length === bytes,
  };
}

/** A form whose file is left out. */
export const noContent: Fault = { pointer: '/body/content', message: 'Must be given.', code: 'required' };

/** Why a refused upload takes no part. */
export const refusedAlready = 'This file was refused. Discard it, and send another.';
