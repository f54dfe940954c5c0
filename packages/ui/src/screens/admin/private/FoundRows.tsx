import type { ReactNode } from 'react';
import { DividedList } from '../../../components/DividedList/DividedList';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { Notice, Phases, type Said } from '../../../patterns/Phases/Phases';
import type { Loaded } from '../../../patterns/state';
import { More } from './More';

/** The rows that were found so far; further ones are added to these. */
export type FoundState<Row, Beside = unknown> = Loaded<
  {
    rows: readonly Row[];
    hasMore: boolean;
    /** More are on their way. */
    isPending?: boolean;
    isMoreFailed?: boolean;
  } & Beside
>;

export type FoundRowsProps<Row, Beside> = {
  /** The name of the list. */
  title: string;
  state: FoundState<Row, Beside>;
  /** The number of rows to draw while loading. @default 7 */
  rowsOnTheWay?: number;
  things: (inputs: { count: number }) => string;
  failed: Said;
  empty: Said;
  /** Stands below the rows, if there are any. */
  below?: ReactNode;
  older: { label: string; failed: string };
  onMore: () => void;
  onRetry: () => void;
  children: (row: Row) => ReactNode;
};

/** Rows that were found, with their number, which grow as their reader goes back. */
export function FoundRows<Row, Beside = unknown>(props: FoundRowsProps<Row, Beside>) {
  const { title, state, rowsOnTheWay = 7, things, failed, empty, below, older } = props;
  return (
    <Phases state={state} level={3} rows={rowsOnTheWay} failed={failed} onRetry={props.onRetry}>
      {({ rows, hasMore, isPending, isMoreFailed }) => (
        <Stack space={4}>
          {rows.length === 0 ? (
            <Notice {...empty} level={3} />
          ) : (
            <>
              <div role="status">
                <Text size={14} tone="muted">
                  {things({ count: rows.length })}
                </Text>
              </div>
              <DividedList label={title}>{rows.map(props.children)}</DividedList>
              {below}
            </>
          )}
          <More {...{ hasMore, isPending, isMoreFailed }} {...older} onMore={props.onMore} />
        </Stack>
      )}
    </Phases>
  );
}
