import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import type { InsightChange, InsightRow } from '../types';
import { Confidence, Course, RestsOn, Steps } from './InsightParts';
import { levelWords, saySpan, verdictWords } from './insight-words';

export type InsightPresses = {
  onChange: (insight: InsightRow, change: InsightChange) => void;
  /** Asks what is not right. */
  onNotRight: (insight: InsightRow) => void;
};

export type InsightCardProps = InsightPresses & {
  insight: InsightRow;
  clock: Clock;
  /** There is no connection: what was said can be read, and nothing can be said to it. */
  isOffline: boolean;
  /** The id of the insight whose change is under way; null if none is. */
  pending: string | null;
};

const levelTone = {
  emergency: 'critical',
  urgent: 'critical',
  attention: 'attention',
  information: 'info',
} as const;

/** A statement: what it says, how sure it is, what it rests on, and what to do. */
export function InsightCard({ insight, clock, isOffline, pending, onChange, onNotRight }: InsightCardProps) {
  const title = useId();
  const { said, dismissedAt } = insight;
  const span = saySpan(said, clock);
  const isBusy = isOffline || (pending !== null && pending !== insight.id);
  const common = { size: 'small', isDisabled: isBusy, describedBy: title } as const;
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack space={4}>
        <Inline justify="between" space={3}>
          <Inline space={2}>
            {said.status && <StatusBadge status={said.status} />}
            {said.level !== 'information' && (
              <Tag tone={levelTone[said.level]}>{levelWords[said.level]()}</Tag>
            )}
          </Inline>
          {span && (
            <Text size={14} tone="muted">
              {span}
            </Text>
          )}
        </Inline>
        <Stack space={1}>
          <Heading level={3} size={18} id={title}>
            {said.title}
          </Heading>
          <Text>{said.text}</Text>
        </Stack>
        <Course chart={said.chart} clock={clock} />
        <Confidence {...said.confidence} />
        <RestsOn said={said} clock={clock} />
        <Steps steps={said.steps} />
        <Inline justify="between" space={3}>
          <Verdict insight={insight} common={common} onChange={onChange} onNotRight={onNotRight} />
          <Button
            {...common}
            tone="secondary"
            isPending={pending === insight.id}
            onPress={() => onChange(insight, { isDismissed: dismissedAt === null })}
          >
            {dismissedAt === null ? m.insight_dismiss() : m.insight_restore()}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

type VerdictProps = InsightPresses & {
  insight: InsightRow;
  common: { size: 'small'; isDisabled: boolean; describedBy: string };
};

/** Shows the person's verdict, or the ways to give one. */
function Verdict({ insight, common, onChange, onNotRight }: VerdictProps) {
  const { verdict, reason } = insight;
  if (verdict !== null)
    return (
      <Inline space={2}>
        <Text size={14} tone="muted">
          {reason === null ? verdictWords[verdict]() : m.insight_said_why({ reason })}
        </Text>
        <Button needs="manage" {...common} tone="quiet" onPress={() => onChange(insight, { verdict: null })}>
          {m.insight_take_back()}
        </Button>
      </Inline>
    );
  return (
    <Inline space={1}>
      <Button
        needs="manage"
        {...common}
        tone="quiet"
        onPress={() => onChange(insight, { verdict: 'useful' })}
      >
        {m.insight_useful()}
      </Button>
      <Button
        needs="manage"
        {...common}
        tone="quiet"
        onPress={() => onChange(insight, { verdict: 'not_useful' })}
      >
        {m.insight_not_useful()}
      </Button>
      <Button needs="manage" {...common} tone="quiet" onPress={() => onNotRight(insight)}>
        {m.insight_not_right()}
      </Button>
    </Inline>
  );
}
