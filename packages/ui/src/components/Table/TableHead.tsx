import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Column, TableHeader } from 'react-aria-components/Table';
import * as m from '../../../generated/messages/messages';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { SelectionBox } from './SelectionBox';
import type { TableColumn } from './Table';
import { align as alignOf } from './Table.css';
import * as styles from './TableHead.css';

export type TableHeadProps = {
  columns: readonly Omit<TableColumn<never>, 'render'>[];
  /** Id of the column that heads the rows. */
  headsRows: string | undefined;
  isSelectable: boolean;
  /** Without rows there is nothing to sort or to tick. */
  hasRows: boolean;
};

const signs = { ascending: ArrowUp, descending: ArrowDown };

/** The columns' names; where there is no room for columns, the orders to choose from. */
export function TableHead({ columns, headsRows, isSelectable, hasRows }: TableHeadProps) {
  return (
    <TableHeader className={styles.head}>
      {isSelectable && (
        <Column id="selection" textValue={m.table_select_all()} className={`${styles.heading} ${styles.all}`}>
          <SelectionBox label={m.table_select_all()} isLabelShown />
        </Column>
      )}
      {columns.map(({ id, name, isNameHidden, isSortable, align = 'start' }) => (
        <Column
          key={id}
          id={id}
          textValue={name}
          isRowHeader={id === headsRows}
          allowsSorting={isSortable && hasRows}
          className={`${styles.heading} ${alignOf[align]}`}
        >
          {({ allowsSorting, sortDirection }) => (
            <span className={styles.headingWords}>
              {isNameHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
              {allowsSorting && (
                <span className={styles.sortSign} data-sorted={sortDirection !== undefined || undefined}>
                  <Icon icon={sortDirection ? signs[sortDirection] : ChevronsUpDown} size={16} />
                </span>
              )}
            </span>
          )}
        </Column>
      ))}
    </TableHeader>
  );
}
