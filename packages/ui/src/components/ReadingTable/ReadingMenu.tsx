import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import * as m from '../../../generated/messages/messages';
import { Menu } from '../Menu/Menu';
import { formattingLocale } from '../private/reading/locale';
import { readingLabel } from '../private/reading/words';
import { formatWhen } from '../When/format-when';
import type { Clock } from '../When/When';
import type { ReadingRow } from './ReadingTable';
import { menu } from './ReadingTable.css';

export type ReadingMenuProps = {
  row: ReadingRow;
  clock: Clock;
  onEdit: (row: ReadingRow) => void;
  onDelete: (row: ReadingRow) => void;
};

/** What can be done with one reading. Its name says which, since a page has ten of them. */
export function ReadingMenu({ row, clock, onEdit, onDelete }: ReadingMenuProps) {
  const options = { locale: formattingLocale(), timeZone: clock.timeZone };
  const reading = `${readingLabel(row)}, ${formatWhen(row.measuredAt, clock.now, options)}`;
  return (
    <div className={menu}>
      <Menu
        icon={Ellipsis}
        label={m.reading_actions({ reading })}
        items={[
          { id: 'edit', label: m.reading_edit(), icon: Pencil, onAction: () => onEdit(row) },
          {
            id: 'delete',
            label: m.reading_delete(),
            icon: Trash2,
            tone: 'critical',
            onAction: () => onDelete(row),
          },
        ]}
      />
    </div>
  );
}
