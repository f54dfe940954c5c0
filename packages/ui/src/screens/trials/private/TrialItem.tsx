import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import type { TrialFit, TrialRow } from '../types';
import { Tally } from './Tally';
import { openStatuses, sayPeople, sayPhases, statusWords } from './trial-words';

export type TrialItemProps = {
  trial: TrialRow;
  /** How a person fits it; left out while it is not known. */
  fit?: TrialFit | undefined;
  /** More of the fit. */
  more?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
};

/** A study in a list. */
export function TrialItem({ trial, fit, more, children }: TrialItemProps) {
  const { title, status, places, nearest, isSample, registryId } = trial;
  const where = () => {
    if (nearest === null) return places.join(', ');
    const place = nearest.place ?? '';
    // Distances are those of sorting districts: within one, none is known.
    return nearest.kilometres === 0
      ? m.trials_distance_same({ place })
      : m.trials_distance({ place, count: nearest.kilometres });
  };
  return (
    <Stack space={2}>
      <Link href={`/dashboard/clinical-trials/${trial.id}`} isAlone>
        {title}
      </Link>
      <Inline space={3}>
        <Tag tone={openStatuses.includes(status) ? 'info' : 'neutral'}>{statusWords[status]()}</Tag>
        {isSample && <Tag icon={FlaskConical}>{m.trials_sample()}</Tag>}
        <Text size={14} tone="muted">
          {[sayPhases(trial), sayPeople(trial), where(), registryId].filter(Boolean).join(' · ')}
        </Text>
      </Inline>
      {fit && fit.criteria.length > 0 && <Tally met={fit.met} notMet={fit.notMet} unknown={fit.unknown} />}
      {more}
      {children && <Inline space={2}>{children}</Inline>}
    </Stack>
  );
}
