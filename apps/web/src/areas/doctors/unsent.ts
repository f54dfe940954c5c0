import type { DoctorProfile } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import type { Write } from '../../kernel/offline/write';
import { withChanges } from '../../kernel/unsent/unsent-conflict';
import type { UnsentKind } from '../../kernel/unsent/unsent-kinds';
import { conflictOfDoctor, doctorFieldsIn, doctorLabels } from './unsent-profile';

type Change = Extract<Write, { operation: 'updateDoctorProfile' }>;

const home = '/dashboard/profile';

const profileChange: UnsentKind<Change> = {
  operation: 'updateDoctorProfile',
  home,
  editHref: () => home,
  words: ({ body }) => ({
    title: m.app_unsent_profile(),
    detail: doctorFieldsIn(body).join(', '),
    action: 'change',
  }),
  fieldLabels: doctorLabels,
  needsProfile: true,
  conflict({ write: { read }, chain, current, words }) {
    const standing = current as DoctorProfile | null;
    return standing && conflictOfDoctor({ before: read, mine: withChanges(read, chain), standing }, words);
  },
};

/** The texts for a doctor's unsent entries. */
export const unsent: readonly UnsentKind[] = [profileChange];
