import type { KeptMedicine } from '../medicines/medicine';
import type { HistoryEntry, Warning } from '../medicines/warning';

/** Holds what the doctor sees of the record, by what the patient shares with them now. */
export type SeenRecord = {
  recordSeen: { medicines: boolean; history: boolean };
  /** The medicines that the patient takes or took; none if they are not seen. */
  medicines: readonly KeptMedicine[];
  history: readonly HistoryEntry[];
  pregnancy: 'pregnant' | 'not-pregnant' | 'unknown';
  /** Completed years; null if not known. */
  age: number | null;
  weightKg: number | null;
};

export type PrescriptionWarning = Omit<Warning, 'kind' | 'medicineIds'> & {
  kind: Warning['kind'] | 'dose-for-child' | 'dose' | 'quantity' | 'refill';
  itemKeys: string[];
  /** The medicine of the patient that it is about too; null if there is none. */
  otherMedicine: string | null;
};

/** Holds what was known of a draft when it was last saved. */
export type FrozenChecks = {
  dataVersion: string;
  recordSeen: SeenRecord['recordSeen'];
  allergies: 'listed' | 'none' | 'not-said' | 'not-shared';
  pregnancy: SeenRecord['pregnancy'];
  uncheckedNames: string[];
  warnings: PrescriptionWarning[];
};
