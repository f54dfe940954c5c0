import { notFound } from '@nadi/api-server/problem';
import type { GoalCategory, GoalPriority, GoalStatus } from '@nadi/domain/goals/goal';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import type { Reader } from '../../../kernel/db/transaction';
import { countAlone } from '../../../kernel/limits/count-alone';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { type HealthGoalRow, healthGoals } from '../tables/health-goals';

type Filter = {
  status: GoalStatus | 'all';
  category: GoalCategory | 'all';
  priority: GoalPriority | 'all';
};

/** A patient sees and changes their own goals; those of others do not exist. */
const ownGoals = (caller: Caller): SQL | undefined => own(healthGoals.patientId, caller);

/** A page of the caller's own goals, newest first, and how many match in all. */
export async function findGoals(
  { page, limit, status, category, priority }: Filter & { page: number; limit: number },
  { tx, caller }: { tx: Reader; caller: Caller },
): Promise<{ found: HealthGoalRow[]; total: number }> {
  const chosen = and(
    ownGoals(caller),
    status === 'all' ? undefined : eq(healthGoals.status, status),
    category === 'all' ? undefined : eq(healthGoals.category, category),
    priority === 'all' ? undefined : eq(healthGoals.priority, priority),
  );
  const found = await tx
    .select()
    .from(healthGoals)
    .where(chosen)
    .orderBy(desc(healthGoals.createdAt), desc(healthGoals.id))
    .limit(limit)
    // A person has five thousand goals at most, and skipping reads no more than their entries in the index.
    .offset((page - 1) * limit);
  return { found, total: await tx.$count(healthGoals, chosen) };
}

/** The number of the caller's goals, with other additions held back until the end of the transaction. */
export const holdCount = (caller: Caller, tx: Reader): Promise<number> =>
  countAlone('health-goals', caller.userId, tx, () => tx.$count(healthGoals, ownGoals(caller)));

/** @throws 404 if it is absent or another's */
export async function findGoal(id: string, caller: Caller, tx: Reader): Promise<HealthGoalRow> {
  return expectOne(await tx.select().from(healthGoals).where(goalOf(id, caller)));
}

/** The same, locked against other changes until the end of the transaction. */
export async function holdGoal(id: string, caller: Caller, tx: Reader): Promise<HealthGoalRow> {
  return expectOne(await tx.select().from(healthGoals).where(goalOf(id, caller)).for('update'));
}

const goalOf = (id: string, caller: Caller) => and(hasId(healthGoals.id, id), ownGoals(caller));

function expectOne([row]: HealthGoalRow[]): HealthGoalRow {
  if (!row) throw notFound();
  return row;
}
