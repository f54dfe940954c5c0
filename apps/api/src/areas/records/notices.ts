import type { Notice } from '../../kernel/notify/notify';

/** Puts notices of a report among readings, so that a mail and a locked screen say nothing of it. What was read is said by the page alone: it counts nowhere yet. */
const ofReport = (recordId: string, label: string) => ({
  category: 'readings' as const,
  action: { label, href: `/dashboard/medical-records/${recordId}/values` },
});

const count = (values: number) => (values === 1 ? '1 value' : `${values} values`);

/** @param values how many were found, @param undecided how many of them need a decision */
export const reportRead = (
  recordId: string,
  { values, undecided, version }: { values: number; undecided: number; version: number },
): Notice => ({
  type: 'lab-report-read',
  title: values === 0 ? 'Your report was read' : `Your report was read: ${count(values)} to check`,
  body: [
    values === 0 ? 'No values were found in it. You can type them in.' : '',
    undecided === 0 ? '' : `${count(undecided)} of them ${undecided === 1 ? 'needs' : 'need'} your decision.`,
    values === 0 ? '' : 'Nothing is added to your record until you save.',
  ]
    .filter(Boolean)
    .join(' '),
  ...ofReport(recordId, values === 0 ? 'Open the report' : 'Check the values'),
  // A report that is read again tells again.
  about: `${recordId} ${version}`,
});

export const reportUnreadable = (recordId: string, version: number): Notice => ({
  type: 'lab-report-unreadable',
  title: 'Your report could not be read',
  body: 'Its pages are kept as they are. Open it to see what you can do.',
  ...ofReport(recordId, 'Open the report'),
  about: `${recordId} ${version}`,
});
