import type { ExportedMedicalHistoryEntry, MedicalHistoryChange } from '@nadi/contract/schema';
import { presentHistory } from '@nadi/domain/medical-history/present-history';
import { replaceHistory } from '@nadi/domain/medical-history/replace-history';
import type { Kind } from '../../mock-types';
import { unprocessable } from '../problems';
import { keptOne, ownerOf } from './list-adapters';

type History = {
  /** 0 before anything was ever said. */
  version: number;
  updatedAt: string | null;
  rows: readonly ExportedMedicalHistoryEntry[];
};

export const medicalHistory: Kind<History> = {
  kept(given) {
    const me = ownerOf(given);
    return keptOne<History>(
      () => ({ version: 0, updatedAt: null, ...me.medicalHistory, rows: me.medicalHistoryEntries }),
      (history) => {
        if (!history?.updatedAt) return;
        const { version, updatedAt, rows } = history;
        me.medicalHistory = { version, updatedAt };
        me.medicalHistoryEntries = [...rows];
      },
    );
  },

  make(sent, before, given) {
    const { medicalHistory: history } = sent as MedicalHistoryChange;
    const me = ownerOf(given);
    const replaced = replaceHistory(history, me.medicalHistoryEntries, {
      dateOfBirth: me.patient?.dateOfBirth ?? null,
      now: given.now,
      at: given.now.toISOString(),
      newId: given.newId,
    });
    if ('faults' in replaced) throw unprocessable(...replaced.faults);
    return { ...before, rows: replaced.rows };
  },

  show: ({ version, updatedAt, rows }, given) =>
    presentHistory(updatedAt === null ? null : { version, updatedAt }, rows, ownerOf(given).medicines),
};
