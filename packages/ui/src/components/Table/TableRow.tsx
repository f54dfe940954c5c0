import { type ComponentType, useId } from 'react';
import * as m from '../../../generated/messages/messages';
import { as } from './roles';
import type { SelectionBoxProps } from './SelectionBox';
import type { TableColumn } from './Table';
import * as styles from './Table.css';
import { TableLead } from './TableLead';

export type TableRowProps<Item, Id extends string> = {
  row: Item;
  columns: readonly TableColumn<Item, Id>[];
  /** The column that heads the rows. */
  heads: TableColumn<Item, Id> | undefined;
  href: string | undefined;
  onAction: (() => void) | undefined;
  /** Left out where rows cannot be ticked. `Box` is undefined until its code is loaded. */
  box:
    | ({ Box: ComponentType<SelectionBoxProps> | undefined } & Pick<
        SelectionBoxProps,
        'isSelected' | 'onChange'
      >)
    | undefined;
};

/** A row; where there is no room for columns, a card of terms and values. */
export function TableRow<Item, Id extends string>({
  row,
  columns,
  heads,
  href,
  onAction,
  box,
}: TableRowProps<Item, Id>) {
  const headerId = useId();
  return (
    <tr {...as.row} className={styles.row} data-ticked={box?.isSelected || undefined}>
      {box && (
        <td {...as.cell} className={`${styles.cell} ${styles.box}`}>
          {box.Box && (
            <box.Box
              isSelected={box.isSelected}
              onChange={box.onChange}
              label={m.table_select_row()}
              rowHeaderId={headerId}
            />
          )}
        </td>
      )}
      {columns.map((column) => {
        const className = `${styles.cell} ${styles.align[column.align ?? 'start']}`;
        const content = column.render(row);
        if (column === heads)
          return (
            <th
              key={column.id}
              {...as.rowHeader}
              scope="row"
              id={headerId}
              className={`${className} ${styles.header}`}
            >
              <span className={styles.value}>
                <TableLead href={href} onPress={onAction}>
                  {content}
                </TableLead>
              </span>
            </th>
          );
        return (
          <td key={column.id} {...as.cell} className={className}>
            {!column.isNameHidden && (
              <span className={styles.term} data-term>
                {column.name}
              </span>
            )}
            <span className={styles.value}>{content}</span>
          </td>
        );
      })}
    </tr>
  );
}
