import { Ellipsis, Info, Pencil, Trash2 } from 'lucide-react';
import * as m from '../../../generated/messages/messages';
import { type ActingLevel, mayDo, useActing } from '../../acting';
import { Menu, type MenuItem } from '../Menu/Menu';
import type { Clock } from '../When/When';
import { nameOf } from './name-of';
import type { ReadingRow } from './ReadingTable';
import { menu } from './ReadingTable.css';

export type ReadingMenuProps = {
  row: ReadingRow;
  clock: Clock;
  onExplain: (row: ReadingRow) => void;
  onEdit: (row: ReadingRow) => void;
  onDelete: (row: ReadingRow) => void;
};

/** Explaining, changing and deleting. */
export function ReadingMenu({ row, clock, onExplain, onEdit, onDelete }: ReadingMenuProps) {
  const acting = useActing();
  const items: readonly (MenuItem & { needs: ActingLevel })[] = [
    { needs: 'view', id: 'explain', label: m.reading_explain(), icon: Info, onAction: () => onExplain(row) },
    { needs: 'manage', id: 'edit', label: m.reading_edit(), icon: Pencil, onAction: () => onEdit(row) },
    {
      needs: 'guardian',
      id: 'delete',
      label: m.reading_delete(),
      icon: Trash2,
      tone: 'critical',
      onAction: () => onDelete(row),
    },
  ];
  return (
    <div className={menu}>
      <Menu
        icon={Ellipsis}
        label={m.reading_actions({ reading: nameOf(row, clock) })}
        items={items.filter(({ needs }) => mayDo(acting, needs)).map(({ needs: _, ...item }) => item)}
      />
    </div>
  );
}
