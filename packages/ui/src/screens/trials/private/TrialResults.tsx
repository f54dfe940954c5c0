import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { ListStatus } from '../../../patterns/ListCard/ListStatus';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded } from '../../../patterns/state';
import { Section } from '../../private/Section';
import type { TrialRow, TrialsFound } from '../types';

export type TrialResultsProps = {
  state: Loaded<TrialsFound>;
  onMore: () => void;
  onRetry: () => void;
  /** Draws one of them. */
  children: (trial: TrialRow) => ReactNode;
};

const sayCount = ({ count, isMore, place }: TrialsFound): string => {
  if (isMore) return m.trials_more_than({ count });
  return place?.name ? m.trials_count_near({ count, place: place.name }) : m.trials_count({ count });
};

/** The studies that a search finds. */
export function TrialResults({ state, onMore, onRetry, children }: TrialResultsProps) {
  return (
    <Section title={state.phase === 'ready' ? sayCount(state) : m.trials_found()}>
      <ListStatus>{state.phase === 'ready' ? sayCount(state) : null}</ListStatus>
      <Phases
        state={state}
        failed={{ title: m.trials_failed(), text: m.trials_failed_text() }}
        level={3}
        onRetry={onRetry}
      >
        {(found) => (
          <Stack space={4}>
            {found.searched.length > 0 && (
              <Text size={14} tone="muted">
                {m.trials_also({ names: found.searched.join(', ') })}
              </Text>
            )}
            {found.place && found.place.name === null && (
              <Banner tone="info">{m.trials_pin_unknown({ pin: found.place.pin })}</Banner>
            )}
            {found.rows.length === 0 ? (
              <EmptyState title={m.trials_none_title()} level={3}>
                {m.trials_none()}
              </EmptyState>
            ) : (
              <DividedList label={m.trials_found()}>
                {found.rows.map((trial) => (
                  <DividedItem key={trial.id}>{children(trial)}</DividedItem>
                ))}
              </DividedList>
            )}
            {found.isMoreFailed && <Banner tone="attention">{m.trials_more_failed()}</Banner>}
            {found.hasMore && (
              <div>
                <Button tone="secondary" isPending={found.isPending ?? false} onPress={onMore}>
                  {m.trials_show_more()}
                </Button>
              </div>
            )}
          </Stack>
        )}
      </Phases>
    </Section>
  );
}
