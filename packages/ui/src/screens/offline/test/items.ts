import type { OutboxItem } from '../OutboxDrawer/OutboxDrawer';

/** Entries for stories and tests, one of each standing. */
export const reading: OutboxItem = {
  id: 1,
  title: 'Blood pressure 126 / 80 mmHg',
  detail: 'Measured today, 8:40 am, left arm, seated',
  action: 'add',
  since: '2026-11-20T08:41:00+05:30',
  standing: { phase: 'waiting' },
  editHref: '#edit-1',
};

export const correction: OutboxItem = {
  id: 2,
  title: 'Blood pressure 126 / 80 mmHg',
  detail: 'Diastolic 82 instead of 80',
  action: 'change',
  since: '2026-11-20T08:52:00+05:30',
  standing: { phase: 'waiting', isFirst: false },
  editHref: '#edit-2',
};

export const deletion: OutboxItem = {
  id: 3,
  title: 'Pulse 58 /min',
  detail: 'Measured yesterday, 9:40 pm',
  action: 'delete',
  since: '2026-11-19T22:05:00+05:30',
  standing: { phase: 'waiting' },
};

export const conflict: OutboxItem = {
  id: 4,
  title: 'Your profile',
  detail: 'Phone and town',
  action: 'change',
  since: '2026-11-18T18:20:00+05:30',
  standing: {
    phase: 'conflict',
    message: 'It was changed elsewhere after you read it. Nothing is overwritten before you compare them.',
    href: '#unsent-4',
  },
};

export const refused: OutboxItem = {
  id: 5,
  title: 'Glucose 1380 mg/dL',
  detail: 'Measured today, 6:55 am',
  action: 'add',
  since: '2026-11-20T06:56:00+05:30',
  standing: {
    phase: 'refused',
    message: 'This reading cannot be recorded as it is. Correct it, and it will be sent again.',
    errors: [{ label: 'Value', message: 'This can be 1000 mg/dL at the most.' }],
  },
  editHref: '#edit-5',
};

export const sealedAway: OutboxItem = {
  id: 6,
  title: 'A reading',
  action: 'add',
  since: '2026-11-02T07:10:00+05:30',
  standing: { phase: 'waiting' },
  isSealedAway: true,
};

/** As after weeks without a connection. */
export const manyReadings = (count: number): OutboxItem[] =>
  Array.from({ length: count }, (_, index) => ({
    ...reading,
    id: 100 + index,
    title: `Blood pressure ${120 + (index % 9)} / ${76 + (index % 7)} mmHg`,
    detail: `Reading ${index + 1}`,
    editHref: `#edit-${100 + index}`,
  }));
