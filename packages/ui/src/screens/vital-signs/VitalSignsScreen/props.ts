import type { ReactNode } from 'react';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';
import type { Clock } from '../../../components/When/When';
import type { PrintedPerson } from '../../private/PrintHead';
import type { ReadingAccessProps } from './ReadingAccess';
import type { ReadMoreProps } from './ReadMore';
import type {
  DeleteResult,
  DraftCheck,
  HistoryFilter,
  ReadingDraft,
  ReadingKind,
  SaveResult,
  VitalSignsState,
} from './types';
import type { ReadAll } from './use-print';

export type VitalSignsScreenProps = {
  state: VitalSignsState;
  /** All that the readings ask for; stands above them. */
  notice?: ReactNode;
  filter: HistoryFilter;
  /** The types that can be entered, with their bounds. */
  kinds: readonly ReadingKind[];
  /** Moves on each minute, so that "Today" stays true and a reading of just now is not refused. */
  clock: Clock;
  /** Opens the form at once, for a link such as "Add a reading" on another screen. @default false */
  isAddingAtFirst?: boolean;
  /** Opens the form for this reading once, for the outbox's Change; another one, or the same after null, opens it again. @default null */
  editingAtFirst?: ReadingRow | null;
  /** There is no connection: what is saved is kept on this device. @default false */
  isOffline?: boolean;
  /** The person is younger than 18: weights and heights are read by age. @default false */
  isChild?: boolean;
  /** Everything failed: read again. */
  onRetry: () => void;
  /** Only the history failed: read it again. */
  onRetryHistory: () => void;
  onFilterChange: (filter: HistoryFilter) => void;
  onPageChange: (page: number) => void;
  /** Back to what is shown where nothing was chosen, offered where a choice is not on this device; left out where that is it. */
  onClearChoice?: () => void;
  /** The rules, asked before anything is sent. */
  check: (draft: ReadingDraft) => DraftCheck;
  /**
   * Records a reading. `intentKey` becomes the Idempotency-Key: it is minted when the form opens, stays the same at each retry and is
   * another one once the content was changed. Resolve when the server has answered or this device has kept it; the form stays open until
   * then.
   */
  onRecord: (draft: ReadingDraft, intentKey: string) => Promise<SaveResult>;
  /** Changes a reading; its `version` becomes the If-Match. Answer `current` where it was changed elsewhere. */
  onChange: (row: ReadingRow, draft: ReadingDraft, intentKey: string) => Promise<SaveResult>;
  onDelete: (row: ReadingRow) => Promise<DeleteResult>;
  /** Returns true if the server has by now an entry that was kept here, so that a dialog that is still open says so. @default never */
  wasSent?: (entryId: number) => boolean;
  /** Keeps a reading that would be deleted once there is a connection. */
  onUndoDelete?: (row: ReadingRow) => void;
  /** The person of these readings, for the head of the printed page. */
  person?: PrintedPerson;
  /** Reads all readings of the choice, the newest first, to print the whole period; left out where they cannot be read. */
  onReadAll?: ReadAll;
  /** The articles of the knowledge hub that explain readings of a type; read when a reading is explained. */
  loadArticles?: ReadMoreProps['load'];
  /** Reads who can see a reading, and keeps it from all; used when a reading is explained. */
  access?: ReadingAccessProps['access'];
  /** Opens what the person has to decide of a reading that was changed elsewhere or refused. */
  onResolve?: (row: ReadingRow) => void;
};
