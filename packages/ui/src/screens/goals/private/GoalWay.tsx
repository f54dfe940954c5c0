import * as m from '../../../../generated/messages/messages';
import { Inline } from '../../../components/Inline/Inline';
import { Progress } from '../../../components/Progress/Progress';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { GoalRow } from '../types';
import { sayAmount, sayDay, sayReadings, sayTarget, statusWords } from './goal-words';

/**
 * How far a goal is, what its progress comes from, and until when.
 *
 * @param today as YYYY-MM-DD, to tell a last day that is over
 */
export function GoalWay({ goal, today }: { goal: GoalRow; today: string }) {
  const { title, status, currentValue, share, unit, due } = goal;
  const readings = sayReadings(goal);
  const since = sayDay(goal.statusSince.slice(0, 10));
  return (
    <Stack space={2}>
      <Inline space={3} align="baseline">
        <Text size={22} weight="bold">
          {currentValue === null ? m.goal_no_value() : sayAmount(currentValue, unit)}
        </Text>
        <Text tone="muted">{sayTarget(goal)}</Text>
      </Inline>
      {share !== null && (
        <Progress
          label={m.goal_way({ title })}
          isLabelHidden
          value={share * 100}
          valueText={m.goal_share({ percent: Math.floor(share * 100) })}
        />
      )}
      {readings && (
        <Text size={14} tone="muted">
          {readings}
        </Text>
      )}
      <Text size={14} tone="muted">
        {status === 'in_progress' || status === 'not_started'
          ? sayUntil(due, today)
          : m.goal_since({ status: statusWords[status](), day: since })}
      </Text>
    </Stack>
  );
}

function sayUntil(due: string | null, today: string): string {
  if (!due) return m.goal_no_due();
  return due < today ? m.goal_past_due({ day: sayDay(due) }) : m.goal_until({ day: sayDay(due) });
}
