import { useRef } from 'react';
import * as m from '../../../../generated/messages/messages';
import { DividedList } from '../../../components/DividedList/DividedList';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import type { Clock } from '../../../components/When/When';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import type { Saved } from '../../../patterns/state';
import { SystemViews } from '../private/AdminViews';
import { FailedJobItem, type JobDecision } from './FailedJobItem';
import { statusWords } from './job-words';
import type { FailedJob, FailedJobStatus, FailedJobsState } from './types';

export type { JobDecision } from './FailedJobItem';
export type { FailedJob, FailedJobStatus, FailedJobsState } from './types';

export type FailedJobsScreenProps = {
  state: FailedJobsState;
  filter: FailedJobStatus;
  clock: Clock;
  onFilterChange: (filter: FailedJobStatus) => void;
  onPageChange: (page: number) => void;
  onDecide: (job: FailedJob, decision: JobDecision) => Promise<Saved>;
  onRetry: () => void;
};

const filters: readonly FailedJobStatus[] = ['FAILED', 'RETRIED', 'DISMISSED'];

const empty = {
  FAILED: [m.failed_jobs_empty_title, m.failed_jobs_empty],
  RETRIED: [m.failed_jobs_empty_retried_title, m.failed_jobs_empty_retried],
  DISMISSED: [m.failed_jobs_empty_dismissed_title, m.failed_jobs_empty_dismissed],
} as const;

/** Shows an administrator what the server could not do, to be retried once its cause is gone. */
export function FailedJobsScreen(props: FailedJobsScreenProps) {
  const { state, filter, clock } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [emptyTitle, emptyText] = empty[filter];
  return (
    <Page title={m.failed_jobs_title()} isWide>
      <SystemViews value="jobs" />
      <ListCard
        state={state}
        title={m.failed_jobs_heading()}
        description={m.failed_jobs_description()}
        headingRef={heading}
        things={m.failed_jobs_count}
        choice={statusWords[filter]()}
        filters={
          <SegmentedControl
            label={m.failed_jobs_filter()}
            items={filters.map((id) => ({ id, label: statusWords[id]() }))}
            value={filter}
            onChange={props.onFilterChange}
          />
        }
        failed={{ title: m.failed_jobs_not_loaded_title(), text: m.failed_jobs_not_loaded() }}
        empty={{ title: emptyTitle(), text: emptyText() }}
        order="newest-first"
        onPageChange={props.onPageChange}
        onRetry={props.onRetry}
      >
        {({ rows }) => (
          <DividedList label={m.failed_jobs_heading()}>
            {rows.map((job) => (
              <FailedJobItem
                key={job.id}
                job={job}
                clock={clock}
                onDecide={props.onDecide}
                focusAfter={heading}
              />
            ))}
          </DividedList>
        )}
      </ListCard>
    </Page>
  );
}
