import { randomId } from '@nadi/api-client/random-id';
import type { HealthGoal, HealthGoalAnswer } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import type { GoalActions, GoalRow, GoalSaved } from '@nadi/ui/screens/goals/HealthGoalsScreen';
import { nowHere } from '../../kernel/browser/now-here';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/items/item-saved';
import { subjectOf } from '../../kernel/offline/subjects';
import type { Write } from '../../kernel/offline/write';
import type { OnlineWriteOutcome } from '../../kernel/online-writes/online-write';
import { savedOf as onlineSavedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { unkept } from '../../kernel/outbox/not-kept';
import { selectEntries } from '../../kernel/outbox/outbox-selectors';
import { refusedOf } from '../../kernel/requests/refused';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { useInSight } from '../../kernel/shell/use-in-sight';
import {
  createHealthGoal,
  deleteHealthGoal,
  updateHealthGoal,
  updateHealthGoalStatus,
} from './online-writes';
import { withUnsent } from './with-unsent';
import { goalSubject } from './writes';

type GoalWrite = Extract<Write, { operation: 'updateHealthGoalProgress' | 'completeHealthGoal' }>;

/** Says what failed, in the words of the specification, and why. */
const because = (what: string, saved: GoalSaved): GoalSaved =>
  saved.ok || !saved.message
    ? saved
    : { ...saved, message: m.goal_failed_because({ what, why: saved.message }) };

/** Returns what a person does with goals: progress and completing also without a network, all else with the server at once. */
export function useGoalActions() {
  const { outbox } = useServices();
  const entries = useAppSelector(selectEntries);
  const isOffline = useAppSelector(selectIsOffline);
  const isInSight = useInSight();
  const create = useOnlineWrite(createHealthGoal);
  const update = useOnlineWrite(updateHealthGoal);
  const remove = useOnlineWrite(deleteHealthGoal);
  const setStatus = useOnlineWrite(updateHealthGoalStatus);

  async function submit(write: GoalWrite): Promise<GoalSaved> {
    const entry = {
      ...{ write, idempotencyKey: randomId() },
      ...{ subject: subjectOf(goalSubject, write.id), baseVersion: null },
    };
    return savedOf(await outbox.submit(entry, !isOffline, isInSight).catch(unkept), refusedOf<never>);
  }

  const savedOfAct = (outcome: OnlineWriteOutcome<HealthGoalAnswer>): GoalSaved => {
    const saved = onlineSavedOf<HealthGoalAnswer, object, HealthGoal>(outcome, () => ({}));
    if (saved.ok || !saved.current) return saved as GoalSaved;
    return { ...saved, current: withUnsent(saved.current, []) };
  };

  const actions: GoalActions = {
    onProgress: async ({ id, title }, currentValue) =>
      because(
        m.goal_progress_failed(),
        await submit({
          operation: 'updateHealthGoalProgress',
          ...{ id, goal: { title }, body: { currentValue, at: nowHere() } },
        }),
      ),
    onComplete: ({ id, title }) => submit({ operation: 'completeHealthGoal', id, goal: { title } }),
    onUndoUnsent({ id, unsent }) {
      const own = entries.filter(({ subject }) => subject === subjectOf(goalSubject, id));
      const entry = own.find((one) => one.id === unsent?.entryId) ?? own.at(-1);
      if (entry) void outbox.discard(entry);
    },
    onStatus: async ({ id }, status) => savedOfAct(await setStatus({ id, status })),
    async onSave(draft, goal) {
      if (!goal) return because(m.goal_create_failed(), savedOfAct(await create(draft)));
      const { id, version } = goal;
      return because(m.goal_update_failed(), savedOfAct(await update({ id, version, body: draft })));
    },
    onDelete: async ({ id, version }) =>
      because(
        m.goal_delete_failed(),
        onlineSavedOf(await remove({ id, version }), () => ({})),
      ),
  };
  const toRow = (goal: HealthGoal): GoalRow => withUnsent(goal, entries);
  return { actions, isOffline, toRow };
}
