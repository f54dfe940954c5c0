import { Check, RotateCcw, X } from 'lucide-react';
import type { RefObject } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { DividedItem } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { formattingLocale } from '../../../components/private/reading/locale';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { formatExactly } from '../../../components/When/format-when';
import { type Clock, When } from '../../../components/When/When';
import type { Saved } from '../../../patterns/state';
import { useFocusWhenGone } from '../../../patterns/use-focus-when-gone';
import { useSave } from '../../../patterns/use-save';
import { Fact, Facts } from '../../private/Facts';
import { jobName, statusWords } from './job-words';
import type { FailedJob } from './types';

export type JobDecision = Exclude<FailedJob['status'], 'FAILED'>;

type FailedJobItemProps = {
  job: FailedJob;
  clock: Clock;
  onDecide: (job: FailedJob, decision: JobDecision) => Promise<Saved>;
  /** Gets the focus where a decision takes the job from the list. */
  focusAfter: RefObject<HTMLElement | null>;
};

const looks = {
  FAILED: { tone: 'critical', icon: X },
  RETRIED: { tone: 'done', icon: Check },
  DISMISSED: { tone: 'neutral', icon: X },
} as const;

/** One failed job: what it was, why it failed, and what becomes of it. */
export function FailedJobItem({ job, clock, onDecide, focusAfter }: FailedJobItemProps) {
  const { status, problem, attempts, enqueuedAt, failedAt, decidedAt } = job;
  const { isPending, refused, save } = useSave(useFocusWhenGone(focusAfter), m.failed_job_not_changed());
  const decide = (decision: JobDecision) => void save(() => onDecide(job, decision));
  const name = jobName(job.job);
  const exactly = formatExactly(failedAt, { locale: formattingLocale(), timeZone: clock.timeZone });
  // Several e-mails may have failed: their moment tells them apart for who does not see the list.
  const which = <VisuallyHidden>{m.failed_job_of({ job: name, failedAt: exactly })}</VisuallyHidden>;
  return (
    <DividedItem>
      <Stack space={4}>
        <Inline space={2}>
          <Heading level={3}>{name}</Heading>
          <Tag {...looks[status]}>{statusWords[status]()}</Tag>
        </Inline>
        <Facts>
          <Fact term={m.failed_job_problem()} isWide>
            {problem}
          </Fact>
          <Fact term={m.failed_job_attempts()}>{attempts}</Fact>
          <Fact term={m.failed_job_enqueued()}>
            <When at={enqueuedAt} clock={clock} />
          </Fact>
          <Fact term={m.failed_job_failed()}>
            <When at={failedAt} clock={clock} />
          </Fact>
          {decidedAt && (
            <Fact term={m.failed_job_decided()}>
              <When at={decidedAt} clock={clock} />
            </Fact>
          )}
        </Facts>
        {refused && <Banner tone="critical">{refused.message ?? m.failed_job_not_changed()}</Banner>}
        {status !== 'RETRIED' && (
          <Inline>
            <Button tone="secondary" icon={RotateCcw} isPending={isPending} onPress={() => decide('RETRIED')}>
              {m.failed_job_retry()} {which}
            </Button>
            {status === 'FAILED' && (
              <Button tone="quiet" isDisabled={isPending} onPress={() => decide('DISMISSED')}>
                {m.failed_job_dismiss()} {which}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </DividedItem>
  );
}
