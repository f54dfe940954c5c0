import type { ConflictField } from '../ConflictScreen/ConflictScreen';

/** A profile that was changed on two devices, for stories. */
export const fields: ConflictField[] = [
  {
    field: 'phone',
    label: 'Phone',
    before: '+91 98200 00001',
    mine: '+91 98200 00002',
    standing: '+91 98200 00003',
    changedBy: 'both',
  },
  {
    field: 'town',
    label: 'Town',
    before: 'Pune',
    mine: 'Nashik',
    standing: 'Pune',
    changedBy: 'me',
  },
  {
    field: 'allergies',
    label: 'Allergies',
    before: null,
    mine: '',
    standing: 'Penicillin: rash, swelling of the lips, in 2019. Told at the visit of 12 November 2026.',
    changedBy: 'them',
  },
];
