import type { ReactNode } from 'react';
import { DividedList } from '../../../components/DividedList/DividedList';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { Notice, Phases, type Said } from '../../../patterns/Phases/Phases';
import type { Loaded } from '../../../patterns/state';
import { More } from './More';
import { SectionCard } from './SectionCard';

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

export type FoundListProps<Row, Beside> = {
  title: string;
  /** Paragraphs below the title. */
  about: readonly string[];
  /** The form that chooses what is listed. */
  search: ReactNode;
  state: FoundState<Row, Beside>;
  /** Stands before the form, by what is said beside the rows; null until it is loaded. */
  head?: (beside: Beside | null) => ReactNode;
  things: (inputs: { count: number }) => string;
  failed: Said;
  empty: Said;
  older: { label: string; failed: string };
  onMore: () => void;
  onRetry: () => void;
  children: (row: Row) => ReactNode;
};

/** A list in a card with a form that chooses, which grows as its reader goes back. */
export function FoundList<Row, Beside = unknown>(props: FoundListProps<Row, Beside>) {
  const { title, about, state, head, things, empty, older, onMore, children } = props;
  return (
    <SectionCard title={title} about={about}>
      {head?.(state.phase === 'ready' ? state : null)}
      {props.search}
      <Phases state={state} level={3} rows={7} failed={props.failed} onRetry={props.onRetry}>
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
                <DividedList label={title}>{rows.map(children)}</DividedList>
              </>
            )}
            <More
              hasMore={hasMore}
              isPending={isPending}
              isMoreFailed={isMoreFailed}
              {...older}
              onMore={onMore}
            />
          </Stack>
        )}
      </Phases>
    </SectionCard>
  );
}
