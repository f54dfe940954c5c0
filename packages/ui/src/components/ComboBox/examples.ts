import type { ComboBoxItem, ComboBoxSection } from './ComboBox';

export const specialties: ComboBoxItem[] = [
  { id: 'cardiology', label: 'Cardiology', description: 'Heart and blood vessels' },
  { id: 'dermatology', label: 'Dermatology', description: 'Skin, hair and nails' },
  { id: 'endocrinology', label: 'Endocrinology', description: 'Hormones, diabetes, thyroid' },
  { id: 'general-medicine', label: 'General medicine' },
  { id: 'nephrology', label: 'Nephrology', description: 'Kidneys' },
  { id: 'neurology', label: 'Neurology', description: 'Brain and nerves' },
];

export const doctors: ComboBoxItem[] = [
  { id: 'rao', label: 'Dr. Meera Rao', description: 'Cardiology, Bengaluru' },
  { id: 'ranade', label: 'Dr. Vikram Ranade', description: 'General medicine, Pune' },
  { id: 'thomas', label: 'Dr. Anil Thomas', description: 'Neurology, Kochi' },
];

export const medicines: ComboBoxSection[] = [
  {
    id: 'yours',
    title: 'You take already',
    items: [{ id: 'telmisartan-40', label: 'Telmisartan 40 mg', description: 'Tablet, once a day' }],
  },
  {
    id: 'others',
    title: 'Others',
    items: [
      { id: 'telmisartan-80', label: 'Telmisartan 80 mg', description: 'Tablet' },
      { id: 'metformin-500', label: 'Metformin 500 mg', description: 'Tablet' },
    ],
  },
];

export const longNames: ComboBoxItem[] = [
  {
    id: 'long',
    label: 'Fachärztin für Kinder- und Jugendrheumatologie',
    description: 'Gelenke, Bindegewebe und Autoimmunkrankheiten im Kindesalter',
  },
];
