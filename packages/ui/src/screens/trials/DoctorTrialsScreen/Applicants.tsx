import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import type { Loaded } from '../../../patterns/state';
import { interestWords, sayName, sayTally } from '../private/trial-words';
import type { ApplicantRow, Done } from '../types';

export type ApplicantsProps = {
  state: Loaded<{ rows: readonly ApplicantRow[] }>;
  onStep: (applicant: ApplicantRow, status: ApplicantRow['moves'][number]) => Promise<Done>;
  onRetry: () => void;
};

/** Who sent an interest to a doctor, as far as each agreed, and the next step. */
export function Applicants({ state, onStep, onRetry }: ApplicantsProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const step = async (...asked: Parameters<ApplicantsProps['onStep']>) => {
    const done = await onStep(...asked);
    setFailure(done.ok ? null : (done.message ?? m.trials_failed()));
  };
  return (
    <ListCard
      state={state}
      title={m.trials_doctor_applicants()}
      things={m.trials_count}
      failed={{ text: m.trials_failed() }}
      empty={{ text: m.trials_doctor_applicants_empty() }}
      news={failure && <Banner tone="attention">{failure}</Banner>}
      rows={2}
      onRetry={onRetry}
    >
      {({ rows }) => (
        <DividedList label={m.trials_doctor_applicants()}>
          {rows.map((one) => (
            <DividedItem key={one.id}>
              <Applicant one={one} onStep={(status) => void step(one, status)} />
            </DividedItem>
          ))}
        </DividedList>
      )}
    </ListCard>
  );
}

type ApplicantProps = { one: ApplicantRow; onStep: (status: ApplicantRow['moves'][number]) => void };

function Applicant({ one, onStep }: ApplicantProps) {
  const { applicant, status, moves, note } = one;
  const name = applicant ? sayName(applicant) : m.trial_interest_WITHDRAWN();
  const known = applicant && [
    applicant.yearOfBirth === null ? null : m.trial_applicant_born({ year: applicant.yearOfBirth }),
    applicant.phone,
    applicant.email,
    applicant.fit && m.trial_applicant_fit({ tally: sayTally(applicant.fit) }),
  ];
  return (
    <Stack space={2}>
      <Inline space={3}>
        <Text weight="bold">{name}</Text>
        <Tag tone={status === 'SENT' ? 'info' : 'neutral'}>{interestWords[status]()}</Tag>
      </Inline>
      <Link href={`/dashboard/clinical-trials/${one.trialId}`} isAlone>
        {one.title}
      </Link>
      {known ? (
        <Text>{known.filter(Boolean).join(' · ')}</Text>
      ) : (
        <Text tone="muted">{m.trial_applicant_withdrawn()}</Text>
      )}
      {note && <Text tone="muted">{note}</Text>}
      {moves.length > 0 && (
        <Inline space={2}>
          {moves.map((move) => (
            <Button key={move} size="small" tone="secondary" onPress={() => onStep(move)}>
              {interestWords[move]()} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          ))}
        </Inline>
      )}
    </Stack>
  );
}
