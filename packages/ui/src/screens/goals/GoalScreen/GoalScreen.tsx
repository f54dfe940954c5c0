import { Pencil, Trash2 } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { Phases } from '../../../patterns/Phases/Phases';
import { RecordPage } from '../../../patterns/RecordPage/RecordPage';
import type { Kept } from '../../../patterns/state';
import { GoalCard } from '../private/GoalCard';
import { sayForecast } from '../private/goal-words';
import { useGoalActs } from '../private/use-goal-acts';
import type { GoalActions, GoalAnalytics, GoalRow, GoalTimeframe } from '../types';
import { GoalChart } from './GoalChart';

export type { GoalTimeframe } from '../types';

export type GoalScreenProps = GoalActions & {
  state: Kept<{ goal: GoalRow }> | { phase: 'absent' };
  /** The progress over time. */
  analytics: Kept<{ analytics: GoalAnalytics }>;
  timeframe: GoalTimeframe;
  clock: Clock;
  /** 'YYYY-MM-DD' */
  today: string;
  /** @default false */
  isOffline?: boolean;
  onTimeframe: (timeframe: GoalTimeframe) => void;
  /** Goes back to the list. */
  onDeleted: () => void;
  onRetry: () => void;
};

/** One goal: how far it is, how it changed over time, and when it may be reached. */
export function GoalScreen(props: GoalScreenProps) {
  const { state, clock, isOffline = false, onRetry } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <RecordPage
      title={state.phase === 'ready' ? state.goal.title : m.goals_title()}
      up={{ href: '/dashboard/goals', label: m.goals_title() }}
      headingRef={heading}
      state={state}
      clock={clock}
      fields={5}
      isOffline={isOffline}
      failed={{ title: m.goals_failed(), text: m.goals_failed_text() }}
      notOnDevice={{ title: m.goals_not_on_device_title(), text: m.goals_not_on_device() }}
      onRetry={onRetry}
    >
      {(content) =>
        'goal' in content ? (
          <Ready {...props} goal={content.goal} heading={heading} isOffline={isOffline} />
        ) : (
          <EmptyState title={m.goal_absent_title()}>{m.goal_absent()}</EmptyState>
        )
      }
    </RecordPage>
  );
}

type ReadyProps = Omit<GoalScreenProps, 'state'> & {
  goal: GoalRow;
  heading: RefObject<HTMLHeadingElement | null>;
  isOffline: boolean;
};

function Ready({
  goal,
  heading,
  isOffline,
  analytics,
  timeframe,
  onTimeframe,
  onRetry,
  ...props
}: ReadyProps) {
  const acts = useGoalActs({ ...props, isOffline, focusAfter: heading });
  return (
    <Stack space={6}>
      {acts.news}
      <Card>
        <Stack space={4}>
          <GoalCard goal={goal} today={props.today} isOffline={isOffline} {...acts.presses} />
          {goal.note && <Text>{goal.note}</Text>}
        </Stack>
      </Card>
      <Card>
        <Stack space={5}>
          <Inline justify="between" space={3}>
            <Heading level={2}>{m.goal_course()}</Heading>
            <SegmentedControl
              label={m.goal_timeframe()}
              items={[
                { id: 'week', label: m.goal_week() },
                { id: 'month', label: m.goal_month() },
                { id: 'year', label: m.goal_year() },
              ]}
              value={timeframe}
              onChange={onTimeframe}
            />
          </Inline>
          <Phases
            state={analytics}
            isOffline={isOffline}
            failed={{ text: m.goals_failed() }}
            notOnDevice={{ text: m.goals_not_on_device() }}
            level={3}
            onRetry={onRetry}
          >
            {({ analytics: { forecast, ...course } }) => (
              <Stack space={4}>
                {forecast && <Text>{sayForecast(forecast)}</Text>}
                <GoalChart goal={goal} {...course} />
                {forecast && (
                  <Text size={14} tone="muted">
                    {m.goal_forecast_note()}
                  </Text>
                )}
              </Stack>
            )}
          </Phases>
        </Stack>
      </Card>
      <Inline space={2}>
        <Button
          needs="manage"
          tone="secondary"
          size="small"
          icon={Pencil}
          isDisabled={isOffline}
          isPending={acts.isOpening}
          onPress={() => acts.setOpen({ what: 'form', goal })}
        >
          {m.goal_edit()}
        </Button>
        <Button
          needs="guardian"
          tone="quiet"
          size="small"
          icon={Trash2}
          isDisabled={isOffline}
          onPress={() => acts.setOpen({ what: 'delete', goal })}
        >
          {m.goal_delete()}
        </Button>
      </Inline>
      {acts.dialog}
    </Stack>
  );
}
