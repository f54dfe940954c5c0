/** The state of an entry; the parts of the app's outbox that people see. */
export type ItemStanding =
  | {
      phase: 'waiting';
      /** False where another entry about the same thing goes before it. @default true */
      isFirst?: boolean;
    }
  | { phase: 'sending' }
  /** Changed elsewhere since. `href` leads to the screen with both versions. */
  | { phase: 'conflict'; message: string; href: string }
  /** The server does not take it as it is. `errors` are what it said of single fields, with their names in words. */
  | { phase: 'refused'; message: string; errors: readonly { label: string; message: string }[] };

/** An entry of the outbox, in words. */
export type OutboxItem = {
  id: number;
  /** Its name: "Blood pressure 126 / 80 mmHg". */
  title: string;
  /** More details: "Measured today, 7:10 am". */
  detail?: string;
  /** The person for whom it is, in words: "For Rohan". Absent if it is for whom it seems. */
  forWhom?: string | undefined;
  action: 'add' | 'change' | 'delete';
  /** Since when it has waited, RFC 3339. */
  since: string;
  standing: ItemStanding;
  /** The page for changing it before it is sent. Absent if that is impossible. */
  editHref?: string;
  /** Its key is gone from this device: nobody can read or send it any more. @default false */
  isSealedAway?: boolean;
};

export type OutboxState = {
  connection: 'online' | 'offline';
  sending:
    | { phase: 'idle' }
    | { phase: 'sending'; done: number; total: number }
    /** It stopped, and tries again at `retryAt` (RFC 3339); null where it waits for something else. */
    | {
        phase: 'resting';
        why: 'unreachable' | 'busy' | 'signed-out' | 'not-allowed' | 'storage';
        retryAt: string | null;
      };
  /** In the order in which they were made. */
  items: readonly OutboxItem[];
};

/** Tells whether it goes on only after a person has decided. */
export const needsDecision = ({ standing, isSealedAway }: OutboxItem): boolean =>
  isSealedAway === true || standing.phase === 'conflict' || standing.phase === 'refused';

/** A field that is not the same in both versions, in words. */
export type ConflictField = {
  field: string;
  label: string;
  /** The version that the person had read; null if there was none. */
  before: string | null;
  mine: string;
  standing: string;
  changedBy: 'me' | 'them' | 'both';
};
