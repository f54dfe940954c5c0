export const printScreen = (
  name: string,
  prefix: string,
): string => `import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Heading } from '../../../components/Heading/Heading';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { Loaded } from '../../private/action';

export type ${name}Entry = {
  id: string;
  /** What it is, in a few words. */
  title: string;
  /** What more there is to say of it, in a line. */
  description: string;
};

export type ${name}State = Loaded<{ entries: readonly ${name}Entry[] }>;

export type ${name}Props = {
  state: ${name}State;
  onRetry: () => void;
};

/** What is kept here, one below the other. */
export function ${name}({ state, onRetry }: ${name}Props) {
  return (
    <Stack space={6}>
      <Heading level={1} isFocusTarget>
        {m.${prefix}_title()}
      </Heading>
      <Card>
        {state.phase === 'loading' && <EntriesSkeleton />}
        {state.phase === 'failed' && (
          <EmptyState
            title={m.${prefix}_failed_title()}
            action={<Button onPress={onRetry}>{m.${prefix}_retry()}</Button>}
          >
            {state.message ?? m.${prefix}_failed()}
          </EmptyState>
        )}
        {state.phase === 'ready' && <Entries entries={state.entries} />}
      </Card>
    </Stack>
  );
}

function Entries({ entries }: { entries: readonly ${name}Entry[] }) {
  if (entries.length === 0)
    return <EmptyState title={m.${prefix}_empty_title()}>{m.${prefix}_empty()}</EmptyState>;
  return (
    <DividedList label={m.${prefix}_title()}>
      {entries.map(({ id, title, description }) => (
        <DividedItem key={id}>
          <Stack space={1}>
            <Text>{title}</Text>
            <Text size={14} tone="muted">
              {description}
            </Text>
          </Stack>
        </DividedItem>
      ))}
    </DividedList>
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
