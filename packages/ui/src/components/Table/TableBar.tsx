import { type ReactNode, useId } from 'react';
import * as m from '../../../generated/messages/messages';
import { SortButton } from './SortButton';
import { describeSort, directionOf, type Orders, turned } from './sort';
import * as styles from './TableBar.css';

export type TableBarProps<Id extends string> = Orders<Id> & {
  /** The box that ticks all rows. */
  selectAll: ReactNode;
};

/** The functions of the table's header, if there is no space for columns. */
export function TableBar<Id extends string>({ columns, sort, onSortChange, selectAll }: TableBarProps<Id>) {
  const nameId = useId();
  return (
    <div className={styles.bar}>
      {onSortChange && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons.
        <div role="group" aria-labelledby={nameId} className={styles.orders}>
          <span id={nameId} className={styles.name}>
            {m.table_sort_by()}
          </span>
          {columns
            .filter(({ isSortable }) => isSortable)
            .map(({ id, name }) => {
              const direction = directionOf(id, { sort });
              return (
                <SortButton
                  key={id}
                  isBoxed
                  direction={direction}
                  label={direction && describeSort(name, direction)}
                  onPress={() => onSortChange(turned(id, { sort }))}
                >
                  {name}
                </SortButton>
              );
            })}
        </div>
      )}
      {selectAll}
    </div>
  );
}
