import type { RefusedStudy, TrialImport } from '@nadi/contract/schema';
import { trialWords, wordsOf } from '@nadi/domain/trials/search';
import { isStudyFault, readStudy } from '@nadi/domain/trials/study';
import type { TrialDraft } from '@nadi/domain/trials/trial';
import { eq, inArray } from 'drizzle-orm';
import type { Writer } from '../../kernel/db/transaction';
import { clinicalTrials } from './tables/clinical-trials';

/** The columns of a study that come from its registry. */
export const toColumns = (draft: TrialDraft) => {
  const places = draft.sites.flatMap(({ city, state }) => [city ?? '', state ?? '']).join(' ');
  return {
    ...draft,
    districts: [...new Set(draft.sites.flatMap(({ district }) => district ?? []))],
    words: trialWords(draft),
    places: wordsOf(places).join(' '),
  };
};

type Tools = { tx: Writer; now: Date; newId(): string };

/** Takes studies as they were sent. A known one is replaced if it changed, and stays published or hidden; new ones are drafts. */
export async function keepTrials(
  studies: readonly unknown[],
  { tx, now, newId }: Tools,
): Promise<TrialImport> {
  const refused: RefusedStudy[] = [];
  const drafts = new Map<string, TrialDraft>();
  for (const [index, study] of studies.entries()) {
    const read = readStudy(study);
    if (isStudyFault(read)) refused.push({ index, ...read });
    else if (drafts.has(read.registryId))
      refused.push({ index, registryId: read.registryId, reason: 'twice' });
    else drafts.set(read.registryId, read);
  }
  const result = { added: 0, changed: 0, unchanged: 0, refused };
  if (drafts.size === 0) return result;
  const known = new Map(
    (
      await tx
        .select()
        .from(clinicalTrials)
        .where(inArray(clinicalTrials.registryId, [...drafts.keys()]))
        .for('update')
    ).map((row) => [row.registryId, row]),
  );
  for (const draft of drafts.values()) {
    const columns = toColumns(draft);
    const before = known.get(draft.registryId);
    if (!before) {
      const row = { ...columns, id: newId(), visibility: 'DRAFT' as const, importedAt: now, version: 1 };
      const added = await tx
        .insert(clinicalTrials)
        .values(row)
        // Another import may have added it meanwhile; it has the same right.
        .onConflictDoNothing({ target: clinicalTrials.registryId })
        .returning({ id: clinicalTrials.id });
      result[added.length > 0 ? 'added' : 'unchanged'] += 1;
    } else if (isSame(columns, before)) result.unchanged += 1;
    else {
      await tx
        .update(clinicalTrials)
        .set({ ...columns, importedAt: now, version: before.version + 1 })
        .where(eq(clinicalTrials.id, before.id));
      result.changed += 1;
    }
  }
  return result;
}

/** True if a study says what is kept. Members of objects may be kept in another order. */
const isSame = (columns: ReturnType<typeof toColumns>, kept: Record<string, unknown>): boolean =>
  Object.entries(columns).every(([name, value]) => inOrder(value) === inOrder(kept[name] ?? null));

const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
