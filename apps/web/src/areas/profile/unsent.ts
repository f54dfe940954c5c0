import type { PatientProfile } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import type { Write } from '../../kernel/offline/write';
import { withChanges } from '../../kernel/unsent/unsent-conflict';
import type { UnsentKind } from '../../kernel/unsent/unsent-kinds';
import { unsentContacts } from './contacts/unsent-contacts';
import { profileSubject } from './subject';
import { conflictOfPatient, patientFieldsIn, patientLabels } from './unsent-profile';

type Change = Extract<Write, { operation: 'updatePatientProfile' }>;

const home = '/dashboard/profile';

const profileChange: UnsentKind<Change> = {
  operation: 'updatePatientProfile',
  home,
  editHref: () => home,
  words: ({ body }) => ({
    title: m.app_unsent_profile(),
    detail: patientFieldsIn(body).join(', '),
    action: 'change',
  }),
  fieldLabels: patientLabels,
  sealed: { type: profileSubject, title: m.app_unsent_profile, action: 'change' },
  needsProfile: true,
  conflict({ write: { read }, chain, current, words }) {
    const standing = current as PatientProfile | null;
    return standing && conflictOfPatient({ before: read, mine: withChanges(read, chain), standing }, words);
  },
};

/** The texts for unsent entries of a patient's profile. */
export const unsent: readonly UnsentKind[] = [profileChange, ...unsentContacts];
