import type { SearchGroup } from '../types';

/** Holds what Asha finds for "glucose". */
export const found: readonly SearchGroup[] = [
  {
    id: 'pages',
    phase: 'ready',
    results: [{ id: '/dashboard/vital-signs', title: 'Vital signs', href: '/dashboard/vital-signs' }],
  },
  {
    id: 'readings',
    phase: 'ready',
    results: [138, 112, 104, 121, 99, 118].map((value, index) => ({
      id: `reading-${index}`,
      title: `Glucose, fasting ${value} mg/dL`,
      detail: `${24 - index} Nov, 6:55 am · ${value > 99 ? 'Above range' : 'In range'}`,
      href: '/dashboard/vital-signs?type=glucose&period=all',
    })),
    note: 'Searched: your newest 100 readings of 412. Older ones are under Vital signs.',
  },
  { id: 'contacts', phase: 'ready', results: [] },
  {
    id: 'notifications',
    phase: 'ready',
    results: [
      {
        id: 'notification',
        title: 'A glucose reading needs your attention',
        detail: 'Today, 7:01 am',
        href: '/dashboard/notifications',
      },
    ],
  },
  {
    id: 'articles',
    phase: 'ready',
    results: [
      {
        id: 'hba1c',
        title: 'HbA1c: what your result means',
        detail: 'The share of your blood’s haemoglobin that carries sugar, over about three months.',
        href: '/knowledge-hub/hba1c',
      },
    ],
  },
];

/** The same parts, none of which has anything. */
export const nothing: readonly SearchGroup[] = found.map(({ id }) => ({ id, phase: 'ready', results: [] }));

const one = (id: SearchGroup['id'], title: string, detail: string, href: string): SearchGroup => ({
  id,
  phase: 'ready',
  results: [{ id: href, title, detail, href }],
});

/** One result of each group of a patient, for "telmisartan". */
export const ofEachGroup: readonly SearchGroup[] = [
  one('pages', 'Medicines', '', '/dashboard/medications'),
  one('readings', 'Blood pressure 142 / 93 mmHg', '3 Nov, 7:10 am · Above range', '/dashboard/vital-signs'),
  one(
    'lab-values',
    'Potassium 5.4 mmol/L',
    '17 November 2026 · Above the printed range',
    '/dashboard/medical-records/a',
  ),
  one('medicines', 'Telmisartan 40 mg', 'Telma 40 · Blood pressure', '/dashboard/medications'),
  one(
    'prescriptions',
    'Telmisartan 40 mg, Paracetamol 500 mg',
    'Replaced by a newer one · Dr. Meera Rao · Prescribed 2 Nov, 10:03 am',
    '/dashboard/consultations/b',
  ),
  {
    id: 'documents',
    phase: 'ready',
    results: [
      {
        id: 'c',
        title: 'Lipid profile and kidney function',
        detail: 'Lab report · 17 November 2026 · Aarogya Diagnostics',
        href: '/dashboard/medical-records/c',
      },
    ],
    note: 'Searched: the newest 100 of 2000.',
    canRetry: true,
  },
  one('history', 'Telmisartan', 'Medicines · 40 mg · since 2023', '/dashboard/profile/medical-history'),
  one('facts', 'Pregnant', 'From 2 Oct 2026. It counts until 31 Dec 2026.', '/dashboard/profile'),
  one(
    'visits',
    'Dr. Meera Rao',
    '2 Nov, 9:30 am · Ankles swell in the evening.',
    '/dashboard/consultations/d',
  ),
  one(
    'insights',
    'Telma 40: 16 planned doses without a record',
    'Before, until 2 Nov, 9:30 am',
    '/dashboard/ai-insights',
  ),
  one('goals', 'Upper number at 130 or lower', 'With telmisartan', '/dashboard/goals/e'),
  one(
    'trials',
    'Telmisartan in the evening or in the morning',
    'NCT00000000 · Saved · Referred by Dr. Meera Rao',
    '/dashboard/clinical-trials/f',
  ),
  one(
    'contacts',
    'Mohan Kulkarni',
    'Husband or wife · +91 00000 00001',
    '/dashboard/profile/emergency-contacts',
  ),
  one('family', 'Mohan Kulkarni', 'Husband · Looks after you', '/dashboard/family'),
  one('doctors', 'Dr. Meera Rao', 'KMC 00000 · Karnataka Medical Council', '/dashboard/consents/g'),
  one(
    'links',
    'For the cardiology clinic in Pune',
    'Ended · 2 Nov, 9:30 am',
    '/dashboard/medical-records/links',
  ),
  one('orders', 'Order R4WD-9H3C', '13 Nov, 6:20 pm · Telma 40', '/dashboard/health-shop/orders/h'),
  one(
    'addresses',
    'Asha Kulkarni',
    '12 Example Street, Sample Nagar, Bengaluru 560001',
    '/dashboard/health-shop/checkout',
  ),
  one('notifications', 'Take Telma 40', 'Today, 8:00 am', '/dashboard/notifications'),
  one(
    'articles',
    'Medicines for blood pressure',
    'How they work, and when to take them.',
    '/knowledge-hub/bp',
  ),
  one('products', 'Telzara 40', 'Telmisartan 40 mg · 15 tablets', '/dashboard/health-shop/products/i'),
];
