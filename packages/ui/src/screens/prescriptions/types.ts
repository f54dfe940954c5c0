import type { MedicineDraft } from '../medicines/MedicinesScreen/types';
import type { Specialization } from '../private/doctor-questions/specializations';

/** The lists of the Telemedicine Practice Guidelines (25 March 2020), section 3.7.4; null for what is not in the drug list. */
export type DrugList = 'O' | 'A' | 'B' | null;
export type Food = 'before-food' | 'with-food' | 'after-food' | 'any';
export type QuantityUnit = 'tablet' | 'capsule' | 'ml' | 'patch' | 'sachet' | 'suppository' | 'pack';
export type VisitMode = 'video_call' | 'audio_call' | 'in_clinic';

export type DoseSchedule = Pick<
  MedicineDraft,
  'doseAmount' | 'doseUnit' | 'pattern' | 'everyDays' | 'weekdays' | 'times' | 'maxInDay'
>;

/** Holds a medicine as the doctor writes it. */
export type ItemDraft = DoseSchedule &
  Pick<MedicineDraft, 'generic' | 'brand' | 'strength' | 'form' | 'route'> & {
    when: Food;
    /** Null for one that is taken as needed. */
    days: number | null;
    /** Null if it is counted from the doses and the days. */
    quantity: number | null;
    instructions: string | null;
    /** It continues what was prescribed before. */
    isRefill: boolean;
    refills: number;
  };

export type PrescribedItem = ItemDraft & { key: string; list: DrugList; quantityUnit: QuantityUnit };

export type Acknowledgement = { warningId: string; reason: string; isTold: boolean };

export type PrescriptionDraft = {
  items: ItemDraft[];
  diagnosis: string | null;
  advice: string | null;
  tests: string[];
  adultPresent: { name: string; relation: string } | null;
  /** Null while the doctor has not said it. */
  isSameCondition: boolean | null;
  validDays: number;
  acknowledgements: Acknowledgement[];
};

type PrintedDoctor = {
  name: string;
  licenseNumber: string;
  council: string;
  specialization: Specialization;
  clinicAddress: string | null;
};

export type Prescription = Omit<PrescriptionDraft, 'items' | 'tests' | 'acknowledgements'> & {
  id: string;
  state: 'draft' | 'signed' | 'cancelled' | 'replaced';
  version: number;
  items: readonly PrescribedItem[];
  tests: readonly string[];
  acknowledgements: readonly Acknowledgement[];
  /** Null before it is signed. */
  printed: { doctor: PrintedDoctor; patient: { name: string; age: number | null }; mode: VisitMode } | null;
  /** RFC 3339; null for a draft. */
  signedAt: string | null;
  /** 'YYYY-MM-DD'; null for a draft. */
  validUntil: string | null;
  cancelledAt: string | null;
  cancelReason: string | null;
  /** RFC 3339. */
  updatedAt: string;
};

export type RxWarning = {
  id: string;
  kind:
    | 'allergy'
    | 'duplicate'
    | 'interaction'
    | 'pregnancy'
    | 'dose-for-child'
    | 'dose'
    | 'quantity'
    | 'refill';
  severity: 'avoid' | 'caution';
  /** The medicines of the prescription that it is about. */
  itemKeys: readonly string[];
  subject: string;
  text: string;
  source: { title: string; url: string } | null;
};

export type RxChecks = {
  warnings: readonly RxWarning[];
  /** The parts of the record that this doctor may see: nothing else was compared. */
  recordSeen: { medicines: boolean; history: boolean };
  allergies: 'listed' | 'none' | 'not-said' | 'not-shared';
  pregnancy: 'pregnant' | 'not-pregnant' | 'unknown';
  currentMedicines: readonly string[];
  uncheckedNames: readonly string[];
  uncheckedAllergies: readonly string[];
  uncheckedHistoryMedicines: readonly string[];
  uncheckedPairs: readonly (readonly string[])[];
  uncheckedInPregnancy: readonly string[];
};

export type RxRules = {
  mode: VisitMode;
  kind: 'first' | 'follow-up' | 'in-clinic';
  /** RFC 3339; null if the doctor did not see the patient in person in the six months before. */
  lastInPersonAt: string | null;
  /** None in the clinic. */
  lists: readonly { list: 'O' | 'A' | 'B'; isOpen: boolean; reason: string }[];
  neverReason: string;
  source: { title: string; url: string };
};

/** All that the doctor of a visit reads and writes. */
export type PrescriptionSheet = {
  /** The draft; without one, the newest; null if there is none. */
  prescription: Prescription | null;
  earlier: readonly Prescription[];
  rules: RxRules;
  patient: {
    firstName: string;
    lastName: string;
    age: number | null;
    /** Gender of the contract; null if none was given. */
    sex: string | null;
    weightKg: number | null;
  };
  checks: RxChecks;
  /** Names what the saved draft lacks before it can be signed. */
  missing: readonly { code: string; text: string }[];
  canWrite: boolean;
  /** Why nothing can be written; null if it can. */
  refusal: string | null;
};

/** Holds a medicine that a search found. */
export type FoundMedicine = {
  generic: string;
  brand: string | null;
  list: DrugList;
  /** Why it cannot be prescribed at this visit; null if it can. */
  refusal: string | null;
  /** Why it can only continue what was prescribed before; null if it can be new. */
  refillOnly: string | null;
};
