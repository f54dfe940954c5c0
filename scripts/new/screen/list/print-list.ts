import type { Subject } from '../subject';

export const printList = ({
  name,
  prefix,
}: Subject): string => `import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Heading } from '../../../components/Heading/Heading';
import { Pagination, type PaginationProps } from '../../../components/Pagination/Pagination';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { type Clock, When } from '../../../components/When/When';
import type { Loaded } from '../../private/action';
import { ListStatus, sayListed } from '../../private/ListStatus';

export type ${name}Entry = {
  id: string;
  /** RFC 3339. */
  changedAt: string;
};

export type ${name}State =
  | { phase: 'forbidden' }
  | Loaded<{
      /** The newest first. */
      entries: readonly ${name}Entry[];
      pagination: Omit<PaginationProps, 'onChange' | 'order'>;
      /** Another page is on its way; these stay in sight until it is there. */
      isPending?: boolean;
    }>;

export type ${name}Props = {
  state: ${name}State;
  clock: Clock;
  onPageChange: (page: number) => void;
  onRetry: () => void;
};

/** What is kept here, page by page. */
export function ${name}({ state, clock, onPageChange, onRetry }: ${name}Props) {
  const listed = state.phase === 'ready' && !state.isPending ? state.pagination : null;
  return (
    <Stack space={6}>
      <Heading level={1} isFocusTarget>
        {m.${prefix}_title()}
      </Heading>
      <Card>
        <ListStatus>
          {listed &&
            sayListed({
              pagination: listed,
              things: m.${prefix}_count({ count: listed.total }),
              choice: m.${prefix}_title(),
            })}
        </ListStatus>
        {state.phase === 'loading' && <EntriesSkeleton />}
        {state.phase === 'forbidden' && (
          <EmptyState title={m.${prefix}_forbidden_title()}>{m.${prefix}_forbidden()}</EmptyState>
        )}
        {state.phase === 'failed' && (
          <EmptyState
            title={m.${prefix}_failed_title()}
            action={<Button onPress={onRetry}>{m.${prefix}_retry()}</Button>}
          >
            {state.message ?? m.${prefix}_failed()}
          </EmptyState>
        )}
        {state.phase === 'ready' && state.entries.length === 0 && (
          <EmptyState title={m.${prefix}_empty_title()}>{m.${prefix}_empty()}</EmptyState>
        )}
        {state.phase === 'ready' && state.entries.length > 0 && (
          <Stack space={5}>
            <div aria-busy={state.isPending}>
              <DividedList label={m.${prefix}_title()}>
                {state.entries.map(({ id, changedAt }) => (
                  <DividedItem key={id}>
                    <Stack space={1}>
                      <Text>{m.${prefix}_entry()}</Text>
                      <Text size={14} tone="muted">
                        <When at={changedAt} clock={clock} />
                      </Text>
                    </Stack>
                  </DividedItem>
                ))}
              </DividedList>
            </div>
            <Pagination {...state.pagination} onChange={onPageChange} />
          </Stack>
        )}
      </Card>
    </Stack>
  );
}

function EntriesSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{m.loading()}</VisuallyHidden>
      <Stack space={5}>
        {['first', 'second', 'third'].map((place) => (
          <Stack key={place} space={2}>
            <Skeleton width="40%" />
            <Skeleton width="70%" height="0.875rem" />
          </Stack>
        ))}
      </Stack>
    </div>
  );
}
`;
