import type { StateCode } from './states';

export type Seller = {
  name: string;
  line1: string;
  city: string;
  state: StateCode;
  pin: string;
  gstin: string;
  drugLicence: string;
  isSample: boolean;
};

/** Sells until an installation names its own pharmacy. Invented, and no number in it can be a real one. */
export const sampleSeller: Seller = {
  name: 'Nadi Sample Pharmacy (invented)',
  line1: '1 Example Road',
  city: 'Bengaluru',
  state: 'KA',
  pin: '560001',
  gstin: '29XXXXX0000X0Z0 (invented)',
  drugLicence: 'KA-SAMPLE-0000 (invented)',
  isSample: true,
};
