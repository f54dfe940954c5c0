import type { PatientProfilePatch, Pregnancy } from '@nadi/contract/schema';
import type { HealthFact } from '@nadi/domain/vital-signs/health-facts';
import type { Writer } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { answerPregnancy } from '../facts/answer-pregnancy';
import { holdFacts, loadSubject } from '../queries/subject';
import { reassess, spanOf, wholeLife } from './reassess';

type Said = Pick<PatientProfilePatch, 'dateOfBirth' | 'gender'>;
type Change = { before: Said; after: Said; pregnancy: Pregnancy | undefined };

/**
 * Assesses readings again after a person answered or corrected data that decides on ranges: all of them after a change of date of birth or
 * gender, those from today on after another answer on pregnancy. The caller has locked the profile and written it.
 */
export async function reassessLater(
  { before, after, pregnancy }: Change,
  given: { tx: Writer; caller: Caller; now: Date; newId(): string },
): Promise<void> {
  const { tx, caller, now } = given;
  const isOther = (['dateOfBirth', 'gender'] as const).some(
    (name) => after[name] !== undefined && after[name] !== before[name],
  );
  if (!isOther && pregnancy === undefined) return;
  await holdFacts(caller.userId, tx);
  const facts: HealthFact[] = pregnancy === undefined ? [] : await answerPregnancy(pregnancy, given);
  const span = isOther ? wholeLife(now) : spanOf(facts, now);
  if (span) await reassess(await loadSubject(caller, tx), span, given);
}
