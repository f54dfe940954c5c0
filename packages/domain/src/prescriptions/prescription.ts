import type { VisitType } from '../appointments/visit';
import type { At } from '../kernel/at';
import type { DosePattern, DoseUnit, MedicineForm, MedicineRoute } from '../medicines/kinds';
import type { FrozenChecks } from './prescription-warning';

export type PrescriptionState = 'draft' | 'signed' | 'cancelled' | 'replaced';
export type PrescriptionList = 'O' | 'A' | 'B';
/** Says what a visit is by the guidelines. */
export type PrescriptionKind = 'first' | 'follow-up' | 'in-clinic';
export type QuantityUnit = 'tablet' | 'capsule' | 'ml' | 'patch' | 'sachet' | 'suppository' | 'pack';

/** Holds a medicine as the doctor writes it. */
export type ItemDraft = {
  generic: string;
  brand: string | null;
  strength: string | null;
  form: MedicineForm;
  route: MedicineRoute;
  doseAmount: number;
  doseUnit: DoseUnit;
  pattern: DosePattern;
  everyDays: number | null;
  weekdays: number[];
  times: string[];
  maxInDay: number | null;
  when: 'before-food' | 'with-food' | 'after-food' | 'any';
  /** Days for which it is taken; null only for what is taken as needed. */
  days: number | null;
  /** In `quantityUnit`; null if it is to be counted. */
  quantity: number | null;
  instructions: string | null;
  isRefill: boolean;
  refills: number;
};

/** Holds a medicine on a prescription. */
export type PrescriptionItem = ItemDraft & {
  /** Its substance, as warnings name it. */
  key: string;
  atc: string | null;
  list: PrescriptionList | null;
  quantityUnit: QuantityUnit;
};

export type Acknowledgement = { warningId: string; reason: string; isTold: boolean };

type Written<Item> = {
  items: Item[];
  diagnosis: string | null;
  advice: string | null;
  tests: string[];
  adultPresent: { name: string; relation: string } | null;
  /** Null if the doctor did not say: it counts as a first visit then. */
  isSameCondition: boolean | null;
  validDays: number;
  acknowledgements: Acknowledgement[];
};

export type PrescriptionDraft = Written<ItemDraft>;
/** @property checked what was known when it was last saved; it is neither shown nor printed */
export type PrescriptionContent = Written<PrescriptionItem> & { checked?: FrozenChecks };

/** Holds what is printed of the people and the visit, frozen when it was signed. */
export type Printed<Specialization extends string = string, Sex extends string = string> = {
  doctor: {
    name: string;
    licenseNumber: string;
    council: string;
    specialization: Specialization;
    clinicAddress: string | null;
  };
  patient: { name: string; age: number | null; sex: Sex | null };
  mode: VisitType;
  kind: PrescriptionKind;
};

/** Holds a prescription as it is kept. */
export type KeptPrescription<P extends Printed = Printed> = {
  id: string;
  consultationId: string;
  state: PrescriptionState;
  content: PrescriptionContent;
  printed: P | null;
  signedAt: At | null;
  /** The last day on which it is valid, in India. */
  validUntil: string | null;
  cancelledAt: At | null;
  cancelReason: string | null;
  replacedBy: string | null;
  version: number;
  createdAt: At;
  updatedAt: At;
};

/** As many medicines as a prescription may have. */
export const maxItems = 20;
