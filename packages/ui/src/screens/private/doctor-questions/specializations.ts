import * as m from '../../../../generated/messages/messages';

/** Fields of practice by the contract's ids, in the order in which they are offered. */
const names = {
  'general-medicine': m.specialization_general_medicine,
  'family-medicine': m.specialization_family_medicine,
  cardiology: m.specialization_cardiology,
  dermatology: m.specialization_dermatology,
  'ear-nose-throat': m.specialization_ear_nose_throat,
  endocrinology: m.specialization_endocrinology,
  gastroenterology: m.specialization_gastroenterology,
  gynaecology: m.specialization_gynaecology,
  nephrology: m.specialization_nephrology,
  neurology: m.specialization_neurology,
  oncology: m.specialization_oncology,
  ophthalmology: m.specialization_ophthalmology,
  orthopaedics: m.specialization_orthopaedics,
  paediatrics: m.specialization_paediatrics,
  psychiatry: m.specialization_psychiatry,
  pulmonology: m.specialization_pulmonology,
  radiology: m.specialization_radiology,
  surgery: m.specialization_surgery,
  urology: m.specialization_urology,
  other: m.specialization_other,
} as const;

export type Specialization = keyof typeof names;

export type SpecializationItem = { id: Specialization; label: string };

export const specializationName = (id: Specialization): string => names[id]();

/** All of them, in the language of the page. */
export const allSpecializations = (): SpecializationItem[] =>
  (Object.keys(names) as Specialization[]).map((id) => ({ id, label: specializationName(id) }));
