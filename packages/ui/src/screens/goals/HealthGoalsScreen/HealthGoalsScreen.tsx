import { Plus } from 'lucide-react';
import { useRef } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Inline } from '../../../components/Inline/Inline';
import { ReadAge } from '../../../components/ReadAge/ReadAge';
import { Select } from '../../../components/Select/Select';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import type { Kept, Listed } from '../../../patterns/state';
import { GoalCard } from '../private/GoalCard';
import { categoryWords, itemsOf, priorityWords, statusWords } from '../private/goal-words';
import { useGoalActs } from '../private/use-goal-acts';
import type { GoalActions, GoalCategory, GoalPriority, GoalRow, GoalStatus } from '../types';

export type { GoalActions, GoalDraft, GoalRow, GoalSaved, GoalStatus } from '../types';

export type GoalsFilter = {
  status: GoalStatus | 'all';
  category: GoalCategory | 'all';
  priority: GoalPriority | 'all';
};

export type HealthGoalsScreenProps = GoalActions & {
  /** Newest first. */
  state: Kept<Listed<GoalRow>>;
  filter: GoalsFilter;
  clock: Clock;
  /** 'YYYY-MM-DD' */
  today: string;
  /** Only progress and completing are kept then. @default false */
  isOffline?: boolean;
  onFilter: (filter: GoalsFilter) => void;
  onPageChange: (page: number) => void;
  onRetry: () => void;
};

const whole: GoalsFilter = { status: 'all', category: 'all', priority: 'all' };

/** The goals of a patient: how far each is, and what can be done now. */
export function HealthGoalsScreen(props: HealthGoalsScreenProps) {
  const {
    state,
    filter,
    clock,
    today,
    isOffline = false,
    onFilter,
    onPageChange,
    onRetry,
    ...actions
  } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const acts = useGoalActs({ ...actions, today, isOffline, focusAfter: heading });
  const ready = state.phase === 'ready' ? state : null;
  const isWhole = Object.values(filter).every((one) => one === 'all');
  const hasSome = ready !== null && (ready.rows.length > 0 || !isWhole);
  const add = (
    <Button
      needs="manage"
      icon={Plus}
      tone={hasSome ? 'secondary' : 'primary'}
      isDisabled={isOffline}
      isPending={acts.isOpening}
      onPress={() => acts.setOpen({ what: 'form', goal: null })}
    >
      {m.goal_add()}
    </Button>
  );
  const clear = (
    <Button tone="secondary" onPress={() => onFilter(whole)}>
      {m.goals_clear()}
    </Button>
  );
  return (
    <Page
      title={m.goals_title()}
      description={m.goals_description()}
      up={{ href: '/dashboard', label: m.goals_up() }}
      headingRef={heading}
      isWide
      age={ready?.readAt ? <ReadAge readAt={ready.readAt} clock={clock} isOffline={isOffline} /> : null}
    >
      {acts.news}
      <ListCard
        state={state}
        things={m.goals_count}
        choice={m.goals_title()}
        isOffline={isOffline}
        failed={{ title: m.goals_failed(), text: m.goals_failed_text() }}
        notOnDevice={{ title: m.goals_not_on_device_title(), text: m.goals_not_on_device() }}
        empty={
          isWhole
            ? { title: m.goals_empty_title(), text: m.goals_empty(), action: add }
            : { title: m.goals_none_found_title(), text: m.goals_none_found(), action: clear }
        }
        filters={hasSome && <Filters filter={filter} onFilter={onFilter} />}
        action={ready !== null && ready.rows.length > 0 && add}
        onPageChange={onPageChange}
        onRetry={onRetry}
      >
        {({ rows }) => (
          <DividedList label={m.goals_title()}>
            {rows.map((goal) => (
              <DividedItem key={goal.id}>
                <GoalCard
                  goal={goal}
                  href={`/dashboard/goals/${goal.id}`}
                  today={today}
                  isOffline={isOffline}
                  {...acts.presses}
                />
              </DividedItem>
            ))}
          </DividedList>
        )}
      </ListCard>
      {isOffline && <Text tone="muted">{m.goals_offline()}</Text>}
      {acts.dialog}
    </Page>
  );
}

function Filters({ filter, onFilter }: Pick<HealthGoalsScreenProps, 'filter' | 'onFilter'>) {
  return (
    <Inline space={3}>
      <Select
        name="status"
        label={m.goal_status()}
        isLabelHidden
        items={[{ id: 'all' as const, label: m.goals_all_statuses() }, ...itemsOf(statusWords)]}
        value={filter.status}
        onChange={(status) => onFilter({ ...filter, status })}
      />
      <Select
        name="category"
        label={m.goal_category()}
        isLabelHidden
        items={[{ id: 'all' as const, label: m.goals_all_categories() }, ...itemsOf(categoryWords)]}
        value={filter.category}
        onChange={(category) => onFilter({ ...filter, category })}
      />
      <Select
        name="priority"
        label={m.goal_priority()}
        isLabelHidden
        items={[{ id: 'all' as const, label: m.goals_all_priorities() }, ...itemsOf(priorityWords)]}
        value={filter.priority}
        onChange={(priority) => onFilter({ ...filter, priority })}
      />
    </Inline>
  );
}
