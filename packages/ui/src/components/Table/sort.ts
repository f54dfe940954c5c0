import * as m from '../../../generated/messages/messages';
import type { TableColumn, TableSort } from './Table';

/** The shared state of the column headers and the sort control of the narrow form. */
export type Orders<Id extends string> = {
  columns: readonly Omit<TableColumn<never, Id>, 'render'>[];
  sort: TableSort<Id> | null | undefined;
  /** Left out where there is nothing to sort. */
  onSortChange: ((sort: TableSort<Id>) => void) | undefined;
};

/** In which direction the rows are in the order of a column, if they are. */
export function directionOf<Id extends string>(column: Id, { sort }: Pick<Orders<Id>, 'sort'>) {
  return sort?.column === column ? sort.direction : undefined;
}

/** The order that pressing a column asks for. */
export function turned<Id extends string>(column: Id, orders: Pick<Orders<Id>, 'sort'>): TableSort<Id> {
  const isAscending = directionOf(column, orders) === 'ascending';
  return { column, direction: isAscending ? 'descending' : 'ascending' };
}

/** The order in words. */
export function describeSort(name: string, direction: TableSort['direction']): string {
  return direction === 'ascending'
    ? m.table_sorted_ascending({ column: name })
    : m.table_sorted_descending({ column: name });
}
