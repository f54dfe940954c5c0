import { type SQL, sql } from 'drizzle-orm';

type What = {
  subjectId: string;
  operation: string;
  action: 'create' | 'change' | 'delete';
  recordType: string;
};
type Tools = { newId(): string; now: Date };

/** The statement that adds an action of the platform itself, without a caller. */
export const platformEntry = (
  { subjectId, operation, action, recordType }: What,
  { newId, now }: Tools,
): SQL =>
  sql`select append_audit(${subjectId}, ${newId()}, ${now.toISOString()}, null, 'SYSTEM', null, 'HOPERAT', ${operation}, ${action}, ${recordType}, '{}', 'platform')`;
