import * as m from '../../../../generated/messages/messages';
import { Table } from '../../../components/Table/Table';
import { Section } from '../../private/Section';
import { sayTally } from '../private/trial-words';
import type { TrialFit } from '../types';

type Comparable = { id: string; title: string; fit: TrialFit | null };

/** A study beside others that the person saved. */
export function Compared({ trial, others }: { trial: Comparable; others: readonly Comparable[] }) {
  return (
    <Section title={m.trial_compare_title()}>
      <Table
        label={m.trial_compare_title()}
        columns={[
          {
            id: 'title',
            name: m.trial_compare_trial(),
            render: ({ title }: Comparable) => title,
            isRowHeader: true,
          },
          {
            id: 'fit',
            name: m.trial_compare_fit(),
            render: ({ fit }: Comparable) => (fit ? sayTally(fit) : m.trials_gone()),
          },
        ]}
        rows={[trial, ...others]}
        rowHref={({ id }) => `/dashboard/clinical-trials/${id}`}
      />
    </Section>
  );
}
