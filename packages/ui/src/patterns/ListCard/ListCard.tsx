import { type ReactNode, type Ref, useId } from 'react';
import * as m from '../../../generated/messages/messages';
import { Card } from '../../components/Card/Card';
import { Heading } from '../../components/Heading/Heading';
import { Inline } from '../../components/Inline/Inline';
import { Pagination, type PaginationProps } from '../../components/Pagination/Pagination';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { Notice, Phases, type PhasesProps, type Said } from '../Phases/Phases';
import { RowsSkeleton } from '../Phases/RowsSkeleton';
import type { Listed, Paging } from '../state';
import { place } from './ListCard.css';
import { ListStatus, sayListed } from './ListStatus';

type Rows = Partial<Pick<Listed<unknown>, 'rows' | 'pagination' | 'isPending'>>;
type State = { phase: string } & Rows;
/** The states with rows: ready, and not ready but with unsent rows on this device. */
type WithRows<S> = Extract<S, { rows: readonly unknown[] }>;

export type ListCardProps<S extends { phase: string }> = Omit<PhasesProps<S>, 'level' | 'children'> & {
  /** Left out where the page's own title says it. */
  title?: string;
  description?: string;
  /** Takes the focus when the row that had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The number of items, in words: "84 readings". */
  things: (inputs: { count: number }) => string;
  /** The chosen filter, in words: "Glucose, Last 30 days". @default the title */
  choice?: string;
  /** Fields that choose what is listed. */
  filters?: ReactNode;
  /** A `Banner` that tells what has just come about. */
  news?: ReactNode;
  /** In the place of no rows. */
  empty: Said;
  /** The `Button` that adds to the list. */
  action?: ReactNode;
  /** The order of the pages. @default 'newest-first' */
  order?: PaginationProps['order'];
  onPageChange?: (page: number) => void;
  /** Draws the rows, of which there is at least one. */
  children: (content: WithRows<S>) => ReactNode;
};

/** A list with its choices, its pages, and what stands in its place while there are no rows. */
export function ListCard<S extends State>({
  title,
  description,
  headingRef,
  things,
  choice = title ?? '',
  filters,
  news,
  empty,
  action,
  order,
  onPageChange,
  children,
  ...phases
}: ListCardProps<S>) {
  const { state } = phases;
  const { rows = [], pagination, isPending = false } = state;
  const isReady = state.phase === 'ready';
  const heading = useId();
  const level = title ? 3 : 2;
  const coming = isPending && (
    <span role="status">
      <Text as="span" size={14} tone="muted">
        {m.loading()}
      </Text>
    </span>
  );
  return (
    <Card {...(title && { as: 'section', 'aria-labelledby': heading })}>
      <Stack space={5}>
        {title ? (
          <Inline justify="between" space={3}>
            <Stack space={1}>
              <Inline space={3} align="baseline">
                <Heading level={2} id={heading} ref={headingRef} isFocusTarget>
                  {title}
                </Heading>
                {coming}
              </Inline>
              {description && <Text tone="muted">{description}</Text>}
            </Stack>
            {filters}
          </Inline>
        ) : (
          filters && (
            <Inline justify="between" space={3}>
              {filters}
              {coming}
            </Inline>
          )
        )}
        {news}
        <ListStatus>{isReady && !isPending ? sayAll(things, choice, rows, pagination) : null}</ListStatus>
        <Phases
          {...phases}
          level={level}
          skeleton={
            <div className={place}>
              <RowsSkeleton rows={phases.rows ?? 7} />
            </div>
          }
        />
        {isReady && rows.length === 0 && <Notice {...empty} level={level} />}
        {rows.length > 0 && <div aria-busy={isPending}>{children(state as unknown as WithRows<S>)}</div>}
        {pagination && pagination.total > 0 && onPageChange && (
          <Pagination {...pagination} onChange={onPageChange} order={order} />
        )}
        {action && <div>{action}</div>}
      </Stack>
    </Card>
  );
}

function sayAll(
  things: ListCardProps<State>['things'],
  choice: string,
  rows: readonly unknown[],
  pagination: Paging = { page: 1, pages: 1, total: rows.length, limit: rows.length },
): string {
  return sayListed({ pagination, things: things({ count: pagination.total }), choice });
}
