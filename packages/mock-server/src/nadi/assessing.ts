import type { ExportedEarlierAssessment, ExportedVitalSign } from '@nadi/contract/schema';
import { formatMoment } from '@nadi/domain/kernel/moment';
import { assessedColumns, tellsOtherwise } from '@nadi/domain/vital-signs/assessed-columns';
import type { Subject } from '@nadi/domain/vital-signs/vital-sign';
import type { Person } from './world';

type Measured = Omit<Parameters<typeof assessedColumns>[0], 'measuredAt'> & { measuredAt: string };

/** A person's facts as the clinical rules take them. */
export const factsOf = ({ healthFacts }: Pick<Person, 'healthFacts'>) =>
  healthFacts.map(({ id, type, from, to = null, metres = null }) => ({ id, type, from, to, metres }));

/** The facts about a person that decide which ranges apply. */
export const subjectOf = (person: Pick<Person, 'patient' | 'healthFacts'>): Subject => ({
  dateOfBirth: person.patient?.dateOfBirth ?? null,
  gender: person.patient?.gender ?? null,
  facts: factsOf(person),
});

export const enteredAt = ({
  measuredAt,
  measuredOffset,
}: Pick<Measured, 'measuredAt' | 'measuredOffset'>): string =>
  formatMoment({ at: new Date(measuredAt), offset: measuredOffset });

/** The columns of an assessment, in the unit of entry. */
export const assessed = (row: Measured, subject: Subject, assessedAt: string) =>
  assessedColumns({ ...row, measuredAt: new Date(row.measuredAt) }, subject, assessedAt);

/**
 * Assesses someone's readings by what is known now, and keeps what was said otherwise before.
 *
 * @returns how many are assessed differently
 */
export function reassess(person: Person, { now, newId }: { now: Date; newId(): string }): number {
  const at = now.toISOString();
  let changed = 0;
  for (const row of person.readings.filter(({ deletedAt }) => deletedAt === null)) {
    const current = assessed(row, subjectOf(person), at);
    const isOther = tellsOtherwise(row.assessment, current.assessment);
    if (isOther) {
      changed += 1;
      person.earlierAssessments.push(earlierOf(row, { id: newId(), replacedAt: at }));
    }
    Object.assign(row, current, { assessedAt: isOther ? at : row.assessedAt });
  }
  return changed;
}

const earlierOf = (
  { id: vitalSignId, assessment, assessedAt }: ExportedVitalSign,
  replaced: { id: string; replacedAt: string },
): ExportedEarlierAssessment => ({ ...replaced, vitalSignId, assessment, assessedAt, cause: 'facts' });
