import type { ExportedEarlierJudgement, ExportedVitalSign } from '@nadi/contract/schema';
import { formatMoment } from '@nadi/domain/kernel/moment';
import { type Judgement, judge, rangesVersion } from '@nadi/domain/vital-signs/judgement';
import type { Subject } from '@nadi/domain/vital-signs/vital-sign';
import type { Person } from './world';

type Judged = Pick<
  ExportedVitalSign,
  'status' | 'side' | 'worst' | 'judgement' | 'judgedAt' | 'rangesVersion'
>;
type Measured = Omit<
  ExportedVitalSign,
  keyof Judged | 'id' | 'enteredBy' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt'
>;

/** A person's facts as the clinical rules take them. */
export const factsOf = ({ healthFacts }: Pick<Person, 'healthFacts'>) =>
  healthFacts.map(({ id, kind, from, to = null, metres = null }) => ({ id, kind, from, to, metres }));

/** What must be known of a person to say which ranges apply. */
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

/** A judgement that is made at a moment, in the unit of entry. */
export function judgedNow(row: Measured, subject: Subject, judgedAt: string): Judged {
  const judgement = judge(row, subject, enteredAt(row));
  const { status, side, worst } = judgement;
  return { status, side, worst: worst.status, judgement, judgedAt, rangesVersion };
}

/**
 * Judges someone's readings by what is known now, and keeps what was said otherwise before.
 *
 * @returns how many are judged differently
 */
export function judgeAnew(person: Person, { now, newId }: { now: Date; newId(): string }): number {
  const at = now.toISOString();
  let changed = 0;
  for (const row of person.readings.filter(({ deletedAt }) => deletedAt === null)) {
    const judged = judgedNow(row, subjectOf(person), at);
    const isOther = told(row.judgement) !== told(judged.judgement);
    if (isOther) {
      changed += 1;
      person.earlierJudgements.push(earlierOf(row, { id: newId(), replacedAt: at }));
    }
    Object.assign(row, judged, { judgedAt: isOther ? at : row.judgedAt });
  }
  return changed;
}

/** What a person is told by a judgement. */
const told = ({ status, side, worst }: Judgement | ExportedVitalSign['judgement']): string =>
  JSON.stringify([status, side, worst.status, worst.side, worst.condition, worst.advice]);

const earlierOf = (
  { id: vitalSignId, judgement, judgedAt }: ExportedVitalSign,
  replaced: { id: string; replacedAt: string },
): ExportedEarlierJudgement => ({ ...replaced, vitalSignId, judgement, judgedAt, cause: 'facts' });
