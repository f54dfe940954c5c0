import * as m from '../../../../generated/messages/messages';
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
import { sayName } from '../private/trial-words';
import type { ReferralRow } from '../types';

const words: Record<ReferralRow['status'], () => string> = {
  ASKED: m.trial_doctor_ASKED,
  REFERRED: m.trial_doctor_REFERRED,
  ADVISED_AGAINST: m.trial_doctor_ADVISED_AGAINST,
  WITHDRAWN: m.trial_doctor_WITHDRAWN,
};

export type RequestsProps = {
  state: Loaded<{ rows: readonly ReferralRow[] }>;
  onAnswer: (referral: ReferralRow) => void;
  onRetry: () => void;
};

/** What patients ask a doctor about studies, and what the doctor told them. */
export function Requests({ state, onAnswer, onRetry }: RequestsProps) {
  return (
    <ListCard
      state={state}
      title={m.trials_doctor_requests()}
      things={m.trials_count}
      failed={{ text: m.trials_failed() }}
      empty={{ text: m.trials_doctor_requests_empty() }}
      rows={2}
      onRetry={onRetry}
    >
      {({ rows }) => (
        <DividedList label={m.trials_doctor_requests()}>
          {rows.map((one) => (
            <DividedItem key={one.id}>
              <Stack space={2}>
                <Inline space={3}>
                  <Text weight="bold">{sayName(one.patient)}</Text>
                  <Tag tone={one.status === 'ASKED' ? 'info' : 'neutral'}>{words[one.status]()}</Tag>
                </Inline>
                <Link href={`/dashboard/clinical-trials/${one.trialId}`} isAlone>
                  {one.title}
                </Link>
                {one.question && <Text>{one.question}</Text>}
                {one.answer && <Text tone="muted">{one.answer}</Text>}
                {one.status !== 'WITHDRAWN' && (
                  <div>
                    <Button size="small" tone="secondary" onPress={() => onAnswer(one)}>
                      {m.trial_answer()} <VisuallyHidden>{sayName(one.patient)}</VisuallyHidden>
                    </Button>
                  </div>
                )}
              </Stack>
            </DividedItem>
          ))}
        </DividedList>
      )}
    </ListCard>
  );
}
