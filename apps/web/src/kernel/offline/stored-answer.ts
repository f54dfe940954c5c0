import type { Sealed } from './vault';

/** An answer stored on this device. Question and answer are sealed; the time of its last use is not. */
export type StoredAnswer = {
  sealed: Sealed;
  /** Milliseconds of this device's clock; the least recently used answer is deleted first. */
  usedAt: number;
};
