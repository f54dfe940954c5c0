import { notFound } from '@nadi/api-server/problem';
import type { GoalCategory, GoalPriority, GoalStatus } from '@nadi/domain/goals/goal';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import { behind, type Position } from '../../../kernel/db/list-cursor';
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

type Place = { page: number; limit: number; after: Position | null };

/** A patient sees and changes their own goals; those of others do not exist. */
const ownGoals = (caller: Caller): SQL | undefined => own(healthGoals.patientId, caller);

/**
 * Returns a page of the caller's own goals, newest first, and how many match in all.
 *
 * The specification asks for `page` and for a total that a deletion lowers, so both stay beside the cursor: a person has five thousand goals at most, and
 * counting and skipping them reads entries of an index (`npm run bench -- --only=goals` holds what that costs).
 */
export async function findGoals(
  { page, limit, after, status, category, priority }: Filter & Place,
  { tx, caller }: { tx: Reader; caller: Caller },
): Promise<{ found: HealthGoalRow[]; hasMore: boolean; total: number; before: number }> {
  const chosen = and(
    ownGoals(caller),
    status === 'all' ? undefined : eq(healthGoals.status, status),
    category === 'all' ? undefined : eq(healthGoals.category, category),
    priority === 'all' ? undefined : eq(healthGoals.priority, priority),
  );
  const { createdAt, id } = healthGoals;
  const skipped = after ? 0 : (page - 1) * limit;
  const rows = await tx
    .select()
    .from(healthGoals)
    .where(and(chosen, behind(after, createdAt, id)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1)
    .offset(skipped);
  const hasMore = rows.length > limit;
  // Counts nothing where the first page has all of them, as it has for nearly everybody.
  const total = after || skipped > 0 || hasMore ? await tx.$count(healthGoals, chosen) : rows.length;
  return { found: rows.slice(0, limit), hasMore, total, before: after?.before ?? skipped };
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
