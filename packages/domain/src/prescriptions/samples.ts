import { keepItem } from './items';
import type { ItemDraft, KeptPrescription, PrescriptionContent, PrescriptionDraft } from './prescription';

/** Returns an invented medicine of a prescription, for tests. */
export const anItem = (more: Partial<ItemDraft> = {}): ItemDraft => ({
  ...{ generic: 'Telmisartan', brand: null, strength: '40 mg', form: 'tablet', route: 'oral' },
  ...{
    doseAmount: 1,
    doseUnit: 'tablet',
    pattern: 'every-n-days',
    everyDays: 1,
    weekdays: [],
    times: ['08:30'],
  },
  ...{ maxInDay: null, when: 'after-food', days: 30, quantity: null, instructions: null },
  ...{ isRefill: false, refills: 0 },
  ...more,
});

const words = {
  ...{ diagnosis: 'High blood pressure', advice: null, tests: [], adultPresent: null },
  ...{ isSameCondition: null, validDays: 30, acknowledgements: [] },
};

export const aDraft = (more: Partial<PrescriptionDraft> = {}): PrescriptionDraft => ({
  items: [anItem()],
  ...words,
  ...more,
});

export const aContent = (more: Partial<PrescriptionContent> = {}): PrescriptionContent => ({
  items: [keepItem(anItem())],
  ...words,
  ...more,
});

/** Returns an invented signed prescription. */
export const aPrescription = (more: Partial<KeptPrescription> = {}): KeptPrescription => ({
  ...{ id: 'prescription', consultationId: 'visit', state: 'signed', content: aContent() },
  printed: {
    doctor: {
      ...{ name: 'Dr. Meera Rao', licenseNumber: 'EX-000111', council: 'Example State Medical Council' },
      ...{ specialization: 'cardiology', clinicAddress: null },
    },
    patient: { name: 'Asha Kulkarni', age: 54, sex: 'FEMALE' },
    ...{ mode: 'video_call', kind: 'first' },
  },
  ...{ signedAt: '2026-11-02T04:33:00Z', validUntil: '2026-12-02', cancelledAt: null, cancelReason: null },
  ...{ replacedBy: null, version: 2, createdAt: '2026-11-02T04:20:00Z', updatedAt: '2026-11-02T04:33:00Z' },
  ...more,
});
