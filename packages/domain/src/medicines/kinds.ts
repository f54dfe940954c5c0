export const medicineForms = [
  'tablet',
  'capsule',
  'liquid',
  'injection',
  'inhaler',
  'drops',
  'cream',
  'patch',
  'powder',
  'suppository',
  'other',
] as const;
export const medicineRoutes = [
  'oral',
  'sublingual',
  'inhaled',
  'injected',
  'skin',
  'eye',
  'ear',
  'nose',
  'rectal',
  'vaginal',
  'other',
] as const;
export const doseUnits = [
  'tablet',
  'capsule',
  'ml',
  'unit',
  'puff',
  'drop',
  'application',
  'patch',
  'sachet',
  'suppository',
  'other',
] as const;
export const dosePatterns = ['every-n-days', 'weekdays', 'as-needed'] as const;
export const doseStatuses = ['taken', 'skipped'] as const;

export type MedicineForm = (typeof medicineForms)[number];
export type MedicineRoute = (typeof medicineRoutes)[number];
export type DoseUnit = (typeof doseUnits)[number];
export type DosePattern = (typeof dosePatterns)[number];
export type DoseStatus = (typeof doseStatuses)[number];
