import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import type { TrialFit, TrialRow } from '../types';
import { Criteria, Tally } from './Criteria';
import { openStatuses, sayPeople, sayPhases, statusWords } from './trial-words';

export type TrialItemProps = {
  trial: TrialRow;
  /** How a person fits it; left out while it is not known. */
  fit?: TrialFit | undefined;
  /** Whether the fit is that of the reader; else each criterion is told here. @default true */
  isOwn?: boolean;
  /** Buttons. */
  children?: ReactNode;
};

/** A study in a list. */
export function TrialItem({ trial, fit, isOwn = true, children }: TrialItemProps) {
  const { title, status, places, nearest, isSample, registryId } = trial;
  const where =
    nearest === null
      ? places.join(', ')
      : m.trials_distance({ place: nearest.place ?? '', count: nearest.kilometres });
  return (
    <Stack space={2}>
      <Link href={`/dashboard/clinical-trials/${trial.id}`} isAlone>
        {title}
      </Link>
      <Inline space={3}>
        <Tag tone={openStatuses.includes(status) ? 'info' : 'neutral'}>{statusWords[status]()}</Tag>
        {isSample && <Tag icon={FlaskConical}>{m.trials_sample()}</Tag>}
        <Text size={14} tone="muted">
          {[sayPhases(trial), sayPeople(trial), where, registryId].filter(Boolean).join(' · ')}
        </Text>
      </Inline>
      {fit && fit.criteria.length > 0 && <Tally met={fit.met} notMet={fit.notMet} unknown={fit.unknown} />}
      {fit && !isOwn && (
        <Disclosure label={m.trial_open_points()} spokenContext={title}>
          <Criteria label={m.trial_open_points()} criteria={fit.criteria} isOwn={false} />
        </Disclosure>
      )}
      {children && <Inline space={2}>{children}</Inline>}
    </Stack>
  );
}
