import { type ReactNode, useId } from 'react';
import { Table as AriaTable, Cell, Row, TableBody } from 'react-aria-components/Table';
import * as m from '../../../generated/messages/messages';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { SelectionBox } from './SelectionBox';
import * as styles from './Table.css';
import { TableHead } from './TableHead';
import { TableLead } from './TableLead';

export type TableColumn<Item, Id extends string = string> = {
  id: Id;
  /** Heads the column; in the narrow form, it stands before each value. */
  name: string;
  /** Whether the name is for screen readers only, for a column of buttons. */
  isNameHidden?: boolean;
  /** What tells one row from the others, such as a name or a time; one column has it. @default the first */
  isRowHeader?: boolean;
  /** Whether rows can be put in its order. */
  isSortable?: boolean;
  /** `end` is for numbers that are compared. @default 'start' */
  align?: 'start' | 'end';
  render: (row: Item) => ReactNode;
};

export type TableSort<Id extends string = string> = { column: Id; direction: 'ascending' | 'descending' };

export type TableProps<Item extends { id: string }, Id extends string = string> = {
  /** What the rows are, for screen readers: "Appointments of this week". */
  label: string;
  /** What must be known to read it, below: where it is from, what is left out. */
  description?: string;
  columns: readonly TableColumn<Item, Id>[];
  /** In the order in which they are shown; the table does not sort them. */
  rows: readonly Item[];
  /** By which column they are in order. */
  sort?: TableSort<Id> | null;
  /** Asks for another order; goes with columns that are `isSortable`. */
  onSortChange?: (sort: TableSort<Id>) => void;
  /** Those that are ticked; goes with `onSelectionChange`. */
  selectedIds?: readonly string[];
  /** Gives each row a box to tick, and the head one for all. */
  onSelectionChange?: (selectedIds: string[]) => void;
  /** Where a row leads: what heads it becomes a link, and the whole row can be pressed. */
  rowHref?: (row: Item) => string | undefined;
  /** What pressing a row does, where it leads to no page of its own. */
  onRowAction?: (row: Item) => void;
  /** `window` is at most two thirds of the window high and scrolls within itself, its head in sight. @default 'content' */
  height?: 'content' | 'window';
  /** Rows are on their way. Those that are there stay in sight; where there are none, their places are shown. */
  isPending?: boolean;
  /** What stands there without rows: an `EmptyState`, or a sentence. @default a sentence */
  emptyState?: ReactNode;
};

/** Things of one kind, to be compared, sorted and chosen from: a table, and cards where there is no room for its columns. */
export function Table<Item extends { id: string }, Id extends string = string>({
  label,
  description,
  columns,
  rows,
  sort,
  onSortChange,
  selectedIds,
  onSelectionChange,
  rowHref,
  onRowAction,
  height = 'content',
  isPending,
  emptyState,
}: TableProps<Item, Id>) {
  const descriptionId = useId();
  const heads = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  const isSelectable = onSelectionChange !== undefined;
  const isSortable = columns.some((column) => column.isSortable) && rows.length > 0;
  return (
    <div className={styles.frame}>
      {isSortable && (
        <div aria-hidden className={styles.sortBy}>
          {m.table_sort_by()}
        </div>
      )}
      <div
        className={`${styles.scroll} ${styles.height[height]}`}
        aria-busy={isPending}
        data-scrolls={height === 'window' || undefined}
      >
        <AriaTable
          className={styles.table}
          aria-label={label}
          aria-describedby={description ? descriptionId : undefined}
          data-operable={isSelectable || rowHref || onRowAction ? true : undefined}
          data-selectable={isSelectable || undefined}
          data-pending={isPending && rows.length > 0 ? true : undefined}
          selectionMode={isSelectable ? 'multiple' : 'none'}
          selectedKeys={selectedIds ?? []}
          onSelectionChange={(keys) =>
            onSelectionChange?.(rows.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id)))
          }
          sortDescriptor={sort ?? undefined}
          onSortChange={({ column, direction }) => {
            const chosen = columns.find(({ id }) => id === column);
            if (chosen) onSortChange?.({ column: chosen.id, direction });
          }}
        >
          <TableHead
            columns={columns}
            headsRows={heads?.id}
            isSelectable={isSelectable}
            hasRows={rows.length > 0}
          />
          <TableBody
            className={styles.body}
            items={rows}
            dependencies={[columns, isSelectable, rowHref, onRowAction]}
            renderEmptyState={() => (isPending ? <Places /> : (emptyState ?? <p>{m.table_empty()}</p>))}
          >
            {(row) => {
              const href = rowHref?.(row);
              const action = onRowAction && (() => onRowAction(row));
              return (
                <Row className={styles.row} href={href} onAction={href ? undefined : action}>
                  {isSelectable && (
                    <Cell className={`${styles.cell} ${styles.box}`}>
                      <SelectionBox label={m.table_select_row()} />
                    </Cell>
                  )}
                  {columns.map((column) => {
                    const content = column.render(row);
                    return (
                      <Cell
                        key={column.id}
                        className={`${styles.cell} ${styles.align[column.align ?? 'start']}`}
                        data-heads={column === heads || undefined}
                      >
                        {column !== heads && !column.isNameHidden && (
                          <span className={styles.term} data-term>
                            {column.name}
                          </span>
                        )}
                        <span className={styles.value}>
                          {column === heads ? (
                            <TableLead href={href} onPress={action}>
                              {content}
                            </TableLead>
                          ) : (
                            content
                          )}
                        </span>
                      </Cell>
                    );
                  })}
                </Row>
              );
            }}
          </TableBody>
        </AriaTable>
      </div>
      {description && (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      )}
    </div>
  );
}

/** The places of rows that are on their way. */
function Places() {
  return (
    <div className={styles.places}>
      <VisuallyHidden>{m.loading()}</VisuallyHidden>
      {['60%', '75%', '50%', '66%'].map((width) => (
        <span key={width} className={styles.place}>
          <Skeleton width={width} />
        </span>
      ))}
    </div>
  );
}
