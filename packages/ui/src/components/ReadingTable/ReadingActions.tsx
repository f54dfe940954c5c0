import * as m from '../../../generated/messages/messages';
import { Button } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { nameOf } from './name-of';
import { ReadingMenu, type ReadingMenuProps } from './ReadingMenu';
import { menu } from './ReadingTable.css';

export type ReadingActionsProps = ReadingMenuProps & {
  /** Offered for a reading whose deletion is not sent yet. */
  onUndoDelete?: (row: ReadingMenuProps['row']) => void;
  /** Offered where the person has to decide. */
  onResolve?: (row: ReadingMenuProps['row']) => void;
};

/** The possible actions on a reading now: a pending decision or deletion comes first. */
export function ReadingActions({ onUndoDelete, onResolve, ...basic }: ReadingActionsProps) {
  const { row, clock } = basic;
  const { standing, action } = row.unsent ?? {};
  const reading = nameOf(row, clock);
  if (standing === 'attention' && onResolve)
    return (
      <Button tone="secondary" size="small" onPress={() => onResolve(row)}>
        <Words seen={m.reading_resolve()} heard={m.reading_resolve_of({ reading })} />
      </Button>
    );
  if (action !== 'delete') return <ReadingMenu {...basic} />;
  // On its way it can no longer be held back.
  if (standing === 'sending' || !onUndoDelete) return null;
  return (
    <div className={menu}>
      <Button tone="quiet" size="small" onPress={() => onUndoDelete(row)}>
        <Words seen={m.reading_undo_delete()} heard={m.reading_undo_delete_of({ reading })} />
      </Button>
    </div>
  );
}

/** A word is enough beside its row; heard alone it says of which. */
function Words({ seen, heard }: { seen: string; heard: string }) {
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <VisuallyHidden>{heard}</VisuallyHidden>
    </>
  );
}
