import type { Sealed } from './vault';

/** An answer that lies on this device. What was asked and what was answered is sealed; when it was last used is not. */
export type StoredAnswer = {
  sealed: Sealed;
  /** Milliseconds of this device's clock; the least recently used leaves first. */
  usedAt: number;
};
