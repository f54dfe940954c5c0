import { Check, Flag, Pause, Play, Plus } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { UnsentMark } from '../../../components/UnsentMark/UnsentMark';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { GoalConcern, GoalRow, GoalStatus } from '../types';
import { GoalWay } from './GoalWay';
import { categoryWords, priorityWords, sayAmount, statusWords } from './goal-words';

export type GoalPresses = {
  onRecord: (goal: GoalRow) => void;
  onComplete: (goal: GoalRow) => void;
  onUndoUnsent: (goal: GoalRow) => void;
  onStatus: (goal: GoalRow, status: GoalStatus) => void;
};

export type GoalCardProps = GoalPresses & {
  goal: GoalRow;
  /** Its page; left out on that page, whose title says it. */
  href?: string;
  /** As YYYY-MM-DD. */
  today: string;
  /** There is no connection: only progress and completing wait for one. */
  isOffline: boolean;
};

/** A goal: how far it is, what its progress comes from, and what can be done now. */
export function GoalCard({ goal, href, today, isOffline, ...on }: GoalCardProps) {
  const { title, status, moves, category, priority, unsent } = goal;
  return (
    <Stack space={4}>
      <Stack space={2}>
        {href && (
          <Link href={href} isAlone>
            {title}
          </Link>
        )}
        <Inline space={3}>
          <Tag tone={status === 'in_progress' ? 'info' : 'neutral'}>{statusWords[status]()}</Tag>
          <Text size={14} tone="muted">
            {categoryWords[category]()}
          </Text>
          <Inline space={1}>
            <Icon icon={Flag} size={16} />
            <Text size={14} tone="muted">
              {priorityWords[priority]()}
            </Text>
          </Inline>
          {unsent && <UnsentMark standing={unsent.standing} action="change" />}
        </Inline>
      </Stack>
      <GoalWay goal={goal} today={today} />
      {goal.concern && <Concern goal={goal} concern={goal.concern} />}
      {unsent?.message && <Banner tone="attention">{unsent.message}</Banner>}
      <Inline space={2}>
        {unsent && <Action of={title} label={m.goal_undo()} onPress={() => on.onUndoUnsent(goal)} />}
        {goal.takesProgress && !goal.fedBy && (
          <Action of={title} icon={Plus} label={m.goal_record()} onPress={() => on.onRecord(goal)} />
        )}
        {goal.takesProgress && goal.fedBy && (
          <Button needs="manage" size="small" tone="secondary" icon={Plus} href="/dashboard/vital-signs#add">
            {m.goal_record_reading()} <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        )}
        {moves.includes('completed') && (
          <Action of={title} icon={Check} label={m.goal_complete()} onPress={() => on.onComplete(goal)} />
        )}
        {!unsent && !isOffline && <Moves goal={goal} onStatus={on.onStatus} />}
      </Inline>
    </Stack>
  );
}

/** The changes of status that need the server. */
function Moves({ goal, onStatus }: Pick<GoalPresses, 'onStatus'> & { goal: GoalRow }) {
  const { status, title } = goal;
  const choices = [
    { next: 'in_progress', label: status === 'not_started' ? m.goal_begin() : m.goal_resume(), icon: Play },
    { next: 'paused', label: m.goal_pause(), icon: Pause },
    { next: 'abandoned', label: m.goal_abandon() },
  ] as const;
  return choices
    .filter(({ next }) => goal.moves.includes(next) && !(status === 'completed' && next === 'paused'))
    .map(({ next, label, ...more }) => (
      <Action
        key={next}
        of={title}
        tone="quiet"
        label={label}
        {...more}
        onPress={() => onStatus(goal, next)}
      />
    ));
}

type ActionProps = {
  of: string;
  label: string;
  icon?: typeof Plus;
  tone?: 'secondary' | 'quiet';
  onPress: () => void;
};

function Action({ of, label, icon, tone = 'secondary', onPress }: ActionProps) {
  return (
    <Button needs="manage" size="small" tone={tone} {...(icon && { icon })} onPress={onPress}>
      {label} <VisuallyHidden>{of}</VisuallyHidden>
    </Button>
  );
}

/** The question about a target, with its source. */
function Concern({ goal, concern: { reason, limit, sources } }: { goal: GoalRow; concern: GoalConcern }) {
  const [target, least] = [sayAmount(goal.targetValue, goal.unit), sayAmount(limit ?? 0, goal.unit)];
  const words = {
    below_healthy_weight: () => m.goal_concern_weight({ target, limit: least }),
    below_range: () => m.goal_concern_range({ target, limit: least }),
    height_unknown: () => m.goal_concern_height(),
    no_range: () => m.goal_concern_none(),
  };
  const isQuestion = limit !== null;
  return (
    <Banner tone={isQuestion ? 'attention' : 'info'} {...(isQuestion && { title: m.goal_concern_title() })}>
      {words[reason]()}
      {sources.map(({ title, clause, url }) => (
        <Text key={url} as="span" size={14}>
          {' '}
          <Link href={url}>{clause ? m.goal_source_clause({ title, clause }) : title}</Link>
        </Text>
      ))}
    </Banner>
  );
}
