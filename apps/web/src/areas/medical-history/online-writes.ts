import type { MedicalHistoryAnswer, NewMedicalHistory } from '@nadi/contract/schema';
import type { OnlineKind } from '../../kernel/offline/write-kinds';
import { versioned } from '../../kernel/online-writes/online-write';

type Said = { version: number; medicalHistory: NewMedicalHistory };

/** A whole list is replaced, so it is changed online only: two devices that were away would each undo the other. */
export const updateMedicalHistory: OnlineKind<Said, MedicalHistoryAnswer> = {
  waits: false,
  operation: 'updateMedicalHistory',
  invalidates: /^\/(patients\/(medical-history|dashboard|wellness-summary)|medicine-checks)/,
  send: (api, { version, medicalHistory }, key) =>
    api.PUT('/patients/medical-history', {
      params: { header: versioned(key, version) },
      body: { medicalHistory },
    }),
};
