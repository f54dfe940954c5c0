import type { Action, Loaded } from '../../../patterns/state';

export type DataState = Loaded<{
  /** When the account will be erased, RFC 3339; null where nobody has asked for it. */
  eraseAt: string | null;
  exporting: Action;
  /** How asking for the deletion goes, or taking it back. */
  deletion: Action;
}>;
