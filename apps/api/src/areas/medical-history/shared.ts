import type { SharedTable } from '../../kernel/sharing/shared-table';
import { medicalHistoryEntries } from './tables/medical-histories';

/** Lists what a patient may share of this area. That there are none of a kind is an entry of the kind. */
export const shared: readonly SharedTable[] = [
  {
    table: medicalHistoryEntries,
    person: medicalHistoryEntries.patientId,
    onlyYou: medicalHistoryEntries.onlyYou,
    isMarkedElsewhere: 'Mark this entry in your medical history.',
    kinds: ['allergies', 'conditions', 'medicines', 'immunisations'],
    kind: `(CASE $kind WHEN 'allergy' THEN 'allergies' WHEN 'medicine' THEN 'medicines' WHEN 'immunisation' THEN 'immunisations' ELSE 'conditions' END)`,
    // A year counts as within days only if all of it is.
    day: '$first_day',
    lastDay: '$last_day',
    there: `$status <> 'entered-in-error'`,
    order: '$created_at',
    offset: null,
    as: 'history',
    fields: {
      kind: '$kind',
      name: '$name',
      codeSystem: '$code_system',
      code: '$code',
      onset: '$onset',
      status: '$status',
      reaction: '$reaction',
      severity: '$severity',
      strength: '$strength',
      howTaken: '$how_taken',
      relative: '$relative',
      ageAtOnset: '$age_at_onset',
      topic: '$topic',
      answer: '$answer',
      note: '$note',
    },
  },
];
