import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { as } from './roles';
import { SortButton } from './SortButton';
import { directionOf, type Orders, turned } from './sort';
import { align as alignOf } from './Table.css';
import * as styles from './TableHead.css';

export type TableHeadProps<Id extends string> = Orders<Id> & {
  /** The box that ticks all rows. */
  selectAll: ReactNode;
};

/** The columns' names, each the button of its order. */
export function TableHead<Id extends string>({ columns, sort, onSortChange, selectAll }: TableHeadProps<Id>) {
  return (
    <thead {...as.rowGroup} className={styles.head}>
      <tr {...as.row}>
        {selectAll && (
          <td {...as.cell} className={`${styles.heading} ${styles.all}`}>
            {selectAll}
          </td>
        )}
        {columns.map(({ id, name, isNameHidden, isSortable, align = 'start' }) => {
          const words = isNameHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name;
          const direction = isSortable && onSortChange ? directionOf(id, { sort }) : undefined;
          return (
            <th
              key={id}
              {...as.columnHeader}
              scope="col"
              aria-sort={direction}
              className={`${styles.heading} ${alignOf[align]}`}
            >
              {isSortable && onSortChange ? (
                <SortButton direction={direction} onPress={() => onSortChange(turned(id, { sort }))}>
                  {words}
                </SortButton>
              ) : (
                words
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
