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
