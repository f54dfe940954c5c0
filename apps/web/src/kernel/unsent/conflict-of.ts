import type { DoctorProfile, PatientProfile, VitalSign } from '@nadi/contract/schema';
import type { Clock } from '../browser/clock';
import type { OutboxEntry } from '../offline/write';
import { conflictOfDoctor, conflictOfPatient, isOfDoctor } from '../../areas/account/profile/conflict-of-profile';
import { conflictOfReading } from '../../areas/vital-signs/recording/conflict-of-reading';
import { wordsOf } from './entry-words';
import { bodyOf, type Same, type UnsentConflict, withChanges } from './unsent-conflict';

/**
 * An entry that contradicts how things stand, with all of the same subject that wait behind it: the person decides about all of them at
 * once, since the later ones would write over what was chosen about the first.
 *
 * @param chain the entry, and those behind it
 * @param profile as it stands, where the server did not tell it with its refusal
 * @returns null where there are no two versions to compare
 */
export function conflictOf(
  chain: readonly OutboxEntry[],
  profile: PatientProfile | DoctorProfile | null,
  clock: Clock,
): UnsentConflict | Same | null {
  const [first] = chain;
  const last = chain.at(-1);
  if (!first || !last || first.standing.phase !== 'conflict') return null;
  const { write } = first;
  const words = { title: titleOf(chain, clock), since: new Date(last.timestamp).toISOString() };
  switch (write.operation) {
    case 'updateVitalSign':
    case 'deleteVitalSign':
      return conflictOfReading(write, chain, first.standing.current as VitalSign | null, { words, clock });
    case 'updatePatientProfile': {
      const standing = (first.standing.current ?? profile) as PatientProfile | null;
      if (standing === null) return null;
      const versions = { before: write.read, mine: withChanges(write.read, chain), standing };
      return conflictOfPatient(versions, standing.version, words);
    }
    case 'updateDoctorProfile': {
      const standing = (first.standing.current ?? profile) as DoctorProfile | null;
      if (standing === null) return null;
      const versions = { before: write.read, mine: withChanges(write.read, chain), standing };
      return conflictOfDoctor(versions, standing.version, words);
    }
    case 'completeOnboarding': {
      if (profile === null) return null;
      // Nothing had been read before, and what was not answered contradicts nothing.
      const mine = { ...profile, ...write.answers };
      const { version } = profile;
      return isOfDoctor(profile)
        ? conflictOfDoctor({ before: null, mine: mine as DoctorProfile, standing: profile }, version, words)
        : conflictOfPatient(
            { before: null, mine: mine as PatientProfile, standing: profile },
            version,
            words,
          );
    }
    // Nothing stands yet that it could contradict.
    case 'recordVitalSign':
      return null;
  }
}

/** Of all that waits together, as it will stand. */
function titleOf(chain: readonly OutboxEntry[], clock: Clock): string {
  const [first] = chain;
  if (!first) return '';
  const { write } = first;
  if (write.operation !== 'updateVitalSign') return wordsOf(write, clock).title;
  return wordsOf({ ...write, body: Object.assign({}, ...chain.map(bodyOf)) }, clock).title;
}
