import type { Action, Loaded } from '../../../patterns/state';

export type DataState = Loaded<{
  /** When the account will be erased, RFC 3339; null if no one has requested it. */
  eraseAt: string | null;
  /** First names of children whose only guardian the person is; their records are deleted too. Null while they are not known. */
  wards: readonly string[] | null;
  exporting: Action;
  /** The state of requesting or cancelling the deletion. */
  deletion: Action;
}>;
