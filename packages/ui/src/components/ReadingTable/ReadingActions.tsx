import * as m from '../../../generated/messages/messages';
import { Button } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { nameOf } from './name-of';
import { ReadingMenu, type ReadingMenuProps } from './ReadingMenu';

export type ReadingActionsProps = ReadingMenuProps & {
  /** Offered for a reading whose deletion is not sent yet. */
  onUndoDelete?: (row: ReadingMenuProps['row']) => void;
  /** Offered where the person has to decide. */
  onResolve?: (row: ReadingMenuProps['row']) => void;
};

/** What can be done with one reading now: of one that waits for a decision or for its deletion, that comes first. */
export function ReadingActions({ onUndoDelete, onResolve, ...menu }: ReadingActionsProps) {
  const { row, clock } = menu;
  const { standing, action } = row.unsent ?? {};
  const reading = nameOf(row, clock);
  if (standing === 'attention' && onResolve)
    return (
      <Button tone="secondary" size="small" onPress={() => onResolve(row)}>
        {m.reading_resolve()}
        <VisuallyHidden>{m.reading_resolve_of({ reading })}</VisuallyHidden>
      </Button>
    );
  if (action !== 'delete') return <ReadingMenu {...menu} />;
  // On its way it can no longer be held back.
  if (standing === 'sending' || !onUndoDelete) return null;
  return (
    <Button tone="quiet" size="small" onPress={() => onUndoDelete(row)}>
      {m.reading_undo_delete()}
      <VisuallyHidden>{m.reading_undo_delete_of({ reading })}</VisuallyHidden>
    </Button>
  );
}
