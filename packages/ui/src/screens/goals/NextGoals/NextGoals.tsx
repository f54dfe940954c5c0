import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { UnsentMark } from '../../../components/UnsentMark/UnsentMark';
import { GoalWay } from '../private/GoalWay';
import type { GoalRow } from '../types';

export type NextGoalsProps = {
  /** The goals in progress whose last day is the nearest, that one first; those whose last day is over come after those that have one to come. */
  goals: readonly GoalRow[];
  /** As YYYY-MM-DD. */
  today: string;
};

/** The nearest goals of a patient, for pages about other things. A target that is questioned is so here too. */
export function NextGoals({ goals, today }: NextGoalsProps) {
  return (
    <Card as="section" aria-labelledby="next-goals">
      <Stack space={5}>
        <Inline justify="between" space={4}>
          <Heading level={2} id="next-goals">
            {m.next_goals_title()}
          </Heading>
          <Button tone="secondary" href="/dashboard/goals">
            {m.next_goals_open()}
          </Button>
        </Inline>
        {goals.map((goal) => (
          <Stack key={goal.id} space={2}>
            <Inline space={3}>
              <Link href={`/dashboard/goals/${goal.id}`} isAlone>
                {goal.title}
              </Link>
              {goal.concern && goal.concern.limit !== null && (
                <Tag tone="attention">{m.goal_concern_title()}</Tag>
              )}
              {goal.unsent && <UnsentMark standing={goal.unsent.standing} action="change" />}
            </Inline>
            <GoalWay goal={goal} today={today} />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
