import { etagOf, versioned } from '@nadi/api-server/answers';
import { changedSince, conflict } from '@nadi/api-server/problem';
import type { GoalStatus } from '@nadi/domain/goals/goal';
import { refuseMove, type Transitions } from '@nadi/domain/kernel/transitions';
import { eq } from 'drizzle-orm';
import type { Writer } from '../../kernel/db/transaction';
import type { Caller } from '../../kernel/people/caller';
import { holdGoal } from './queries/find-goals';
import { tellGoal } from './queries/tell-goals';
import { type HealthGoalRow, healthGoals } from './tables/health-goals';

type Asked = { path: { id: string }; headers: { 'If-Match'?: string | undefined } };
type Given = {
  tx: Writer;
  caller: Caller;
  now: Date;
  touched: (records: { recordIds: string[] }) => void;
};

/** The goal of a request, locked. @throws 404 if it is absent or another's, 412 if it was changed since it was read */
export async function expectGoal({ path, headers }: Asked, given: Given): Promise<HealthGoalRow> {
  const found = await holdGoal(path.id, given.caller, given.tx);
  given.touched({ recordIds: [found.id] });
  const expected = headers['If-Match'];
  if (expected !== undefined && expected !== etagOf(found.version))
    throw changedSince('HealthGoal', await tellGoal(found, given));
  return found;
}

/** Saves changes of a goal and answers with it. */
export async function saveGoal(found: HealthGoalRow, changed: Partial<HealthGoalRow>, given: Given) {
  const changes = { ...changed, version: found.version + 1, updatedAt: given.now };
  await given.tx.update(healthGoals).set(changes).where(eq(healthGoals.id, found.id));
  return versioned(await tellGoal({ ...found, ...changes }, given));
}

/** Gives a goal another status. @throws 409 with the allowed ones if it cannot get there */
export async function moveGoal(found: HealthGoalRow, status: GoalStatus, moves: Transitions, given: Given) {
  const refusal = refuseMove(moves, found.status, status);
  if (refusal !== null) throw conflict(refusal);
  if (status === found.status) return versioned(await tellGoal(found, given));
  return saveGoal(found, { status, statusSince: given.now }, given);
}
