import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Kept } from '../../../patterns/state';
import type { InsightHistory, InsightRow } from '../types';
import { verdictWords } from './insight-words';

export type HistoryProps = {
  state: Kept<InsightHistory>;
  clock: Clock;
  isOffline: boolean;
  onMore: () => void;
  onRetry: () => void;
};

const standingOf = ({ resolvedAt, dismissedAt }: InsightRow) => {
  if (resolvedAt !== null) return { at: resolvedAt, tone: 'neutral', word: m.insight_resolved() } as const;
  if (dismissedAt !== null) return { at: dismissedAt, tone: 'neutral', word: m.insight_dismissed() } as const;
  return { at: null, tone: 'info', word: m.insight_holds() } as const;
};

/** Shows what was said, as it was last said, and what became of it. */
export function History({ state, clock, isOffline, onMore, onRetry }: HistoryProps) {
  const title = useId();
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack space={4}>
        <Heading level={2} size={22} id={title}>
          {m.insight_history()}
        </Heading>
        <Phases
          state={state}
          isOffline={isOffline}
          failed={{ text: m.insight_history_failed() }}
          notOnDevice={{ text: m.insights_not_on_device() }}
          level={3}
          onRetry={onRetry}
        >
          {({ rows, hasMore, isPending }) =>
            rows.length === 0 ? (
              <Text tone="muted">{m.insight_history_empty()}</Text>
            ) : (
              <Stack space={4}>
                <DividedList aria-labelledby={title}>
                  {rows.map((row) => (
                    <DividedItem key={row.id}>
                      <Said row={row} clock={clock} />
                    </DividedItem>
                  ))}
                </DividedList>
                {hasMore && (
                  <div>
                    <Button
                      tone="secondary"
                      size="small"
                      isPending={isPending}
                      isDisabled={isOffline}
                      onPress={onMore}
                    >
                      {m.insight_history_more()}
                    </Button>
                  </div>
                )}
              </Stack>
            )
          }
        </Phases>
      </Stack>
    </Card>
  );
}

function Said({ row, clock }: { row: InsightRow; clock: Clock }) {
  const standing = standingOf(row);
  return (
    <Stack space={1}>
      <Text weight="bold">{row.said.title}</Text>
      <Text size={14}>{row.said.text}</Text>
      <Text size={14} tone="muted" as="div">
        <Tag tone={standing.tone}>{standing.word}</Tag>{' '}
        {standing.at && <When at={standing.at} clock={clock} />}
        {m.insight_first_said()} <When at={row.firstSaidAt} clock={clock} isInSentence />
        {row.verdict && <> {verdictWords[row.verdict]()}</>}
        {row.reason && <> {m.insight_said_why({ reason: row.reason })}</>}
      </Text>
    </Stack>
  );
}
