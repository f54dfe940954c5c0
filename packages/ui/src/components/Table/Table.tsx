import { type ReactNode, useId, useRef } from 'react';
import * as m from '../../../generated/messages/messages';
import { latePart, useLateNow } from '../private/use-late';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { as } from './roles';
import type { SelectionBoxProps } from './SelectionBox';
import { describeSort } from './sort';
import * as styles from './Table.css';
import { TableBar } from './TableBar';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { TableStatus } from './TableStatus';
import { useOverflow } from './use-overflow';

export type TableColumn<Item, Id extends string = string> = {
  id: Id;
  /** Heads the column; in the narrow form, it stands before each value. */
  name: string;
  /** True if the name is for screen readers only, for a column of buttons. */
  isNameHidden?: boolean;
  /** True for the column that tells rows apart, such as a name or a time. @default the first */
  isRowHeader?: boolean;
  /** True if rows can be put in its order. */
  isSortable?: boolean;
  /** `end` is for numbers that are compared. @default 'start' */
  align?: 'start' | 'end';
  render: (row: Item) => ReactNode;
};

export type TableSort<Id extends string = string> = { column: Id; direction: 'ascending' | 'descending' };

export type TableProps<Item extends { id: string }, Id extends string = string> = {
  /** Name of the table, for screen readers: "Appointments of this week". */
  label: string;
  /** A note below that is needed to read it: the source, omissions. */
  description?: string;
  columns: readonly TableColumn<Item, Id>[];
  /** In the order in which they are shown; the table does not sort them. */
  rows: readonly Item[];
  /** The column that rows are sorted by. */
  sort?: TableSort<Id> | null;
  /** Asks for another order; goes with columns that are `isSortable`. */
  onSortChange?: (sort: TableSort<Id>) => void;
  /** Those that are ticked; goes with `onSelectionChange`. */
  selectedIds?: readonly string[];
  /** Gives each row a box to tick, and the head one for all. */
  onSelectionChange?: (selectedIds: string[]) => void;
  /** The address of a row: its heading becomes a link, and the whole row can be pressed. */
  rowHref?: (row: Item) => string | undefined;
  /** The action of pressing a row, if it leads to no page of its own. */
  onRowAction?: (row: Item) => void;
  /** `window` is at most two thirds of the window high and scrolls within itself, its head in sight. @default 'content' */
  height?: 'content' | 'window';
  /** Rows are on their way. Those that are there stay in sight; where there are none, their places are shown. */
  isPending?: boolean;
  /** Content for a table without rows: an `EmptyState`, or a sentence. @default a sentence */
  emptyState?: ReactNode;
};

/** Few tables can be chosen from; the boxes weigh more than the rest of a table. */
const selectionBox = latePart<SelectionBoxProps>(async () => (await import('./SelectionBox')).SelectionBox);

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
  const scroller = useRef<HTMLDivElement>(null);
  const isScrolled = useOverflow(scroller);
  const captionId = useId();
  const descriptionId = useId();
  const heads = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  const hasRows = rows.length > 0;
  const isSelectable = onSelectionChange !== undefined;
  const Box = useLateNow(selectionBox, isSelectable);
  const isSortable = columns.some((column) => column.isSortable) && hasRows;
  const orders = { columns, sort, onSortChange: isSortable ? onSortChange : undefined };
  const sortedBy = sort ? columns.find(({ id }) => id === sort.column) : undefined;

  const ticked = new Set(selectedIds);
  const tick = (isTicked: (id: string) => boolean) =>
    onSelectionChange?.(rows.map(({ id }) => id).filter(isTicked));
  const isEachTicked = hasRows && rows.every(({ id }) => ticked.has(id));
  const all = {
    label: m.table_select_all(),
    isSelected: isEachTicked,
    isMixed: !isEachTicked && rows.some(({ id }) => ticked.has(id)),
    isDisabled: !hasRows,
    onChange: (isSelected: boolean) => tick(() => isSelected),
  };
  return (
    <div className={styles.frame}>
      {(isSortable || isSelectable) && (
        <TableBar {...orders} selectAll={isSelectable && Box && <Box {...all} isLabelShown />} />
      )}
      <div
        ref={scroller}
        className={`${styles.scroll} ${styles.height[height]}`}
        aria-busy={isPending}
        data-scrolls={height === 'window' || undefined}
        // Without a place in the order of Tab, nobody scrolls it by keyboard.
        {...(isScrolled && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
      >
        <div className={styles.clip}>
          <table
            {...as.table}
            className={styles.table}
            aria-describedby={description ? descriptionId : undefined}
            data-operable={isSelectable || rowHref || onRowAction ? true : undefined}
            data-selectable={isSelectable || undefined}
            data-pending={isPending && hasRows ? true : undefined}
          >
            <VisuallyHidden as="caption" id={captionId}>
              {label}
            </VisuallyHidden>
            <TableHead {...orders} selectAll={isSelectable && (Box ? <Box {...all} /> : <span />)} />
            <tbody {...as.rowGroup} className={styles.body}>
              {rows.map((row) => {
                const href = rowHref?.(row);
                return (
                  <TableRow
                    key={row.id}
                    row={row}
                    columns={columns}
                    heads={heads}
                    href={href}
                    onAction={onRowAction && (() => onRowAction(row))}
                    box={
                      isSelectable
                        ? {
                            Box,
                            isSelected: ticked.has(row.id),
                            onChange: (isSelected) =>
                              tick((id) => (id === row.id ? isSelected : ticked.has(id))),
                          }
                        : undefined
                    }
                  />
                );
              })}
              {!hasRows && (
                <tr {...as.row} className={styles.alone}>
                  <td {...as.cell} colSpan={columns.length + (isSelectable ? 1 : 0)} className={styles.alone}>
                    {isPending ? <Places /> : (emptyState ?? <p>{m.table_empty()}</p>)}
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
      </div>
      <TableStatus order={sort && sortedBy ? describeSort(sortedBy.name, sort.direction) : undefined} />
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
