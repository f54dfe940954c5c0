import { pregnancyOf } from '@nadi/domain/medicines/pregnancy-known';
import { checkMedicines, withAcknowledgements } from '@nadi/domain/medicines/warnings';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { findAcknowledgements, findMedicines } from '../../medicines/offers';
import { loadSubject } from '../../vital-signs/offers';
import { findHistory } from './find-history';

/** Returns what is known against the medicines of the caller, and what they said to it. */
export async function findChecks(caller: Caller, now: Date, tx: Reader) {
  const [medicines, { rows: history }, subject, acknowledgements] = await Promise.all([
    findMedicines(caller, tx),
    findHistory(caller, tx),
    loadSubject(caller, tx),
    findAcknowledgements(caller, tx),
  ]);
  const checks = checkMedicines({
    medicines,
    history,
    pregnancy: pregnancyOf(subject, now),
    today: now.toISOString().slice(0, 10),
  });
  return { checks: withAcknowledgements(checks, acknowledgements), medicines };
}
