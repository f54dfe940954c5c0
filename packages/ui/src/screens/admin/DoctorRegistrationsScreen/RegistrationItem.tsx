import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedItem } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { Clock } from '../../../components/When/When';
import { RegistrationFacts } from './RegistrationFacts';
import { registrationName } from './registration-name';
import { StatusTag } from './StatusTag';
import type { Registration } from './types';

type RegistrationItemProps = {
  registration: Registration;
  clock: Clock;
  onVerify: () => void;
  onReject: () => void;
};

/** One doctor in the queue. A decision can be turned into the other one later. */
export function RegistrationItem({ registration, clock, onVerify, onReject }: RegistrationItemProps) {
  const { status, email } = registration;
  const name = registrationName(registration);
  return (
    <DividedItem>
      <Stack space={4}>
        <Stack space={1}>
          <Inline space={2}>
            <Heading level={3}>{name}</Heading>
            <StatusTag status={status} />
          </Inline>
          <div>
            <Link href={`mailto:${email}`} isAlone>
              {email}
            </Link>
          </div>
        </Stack>
        <RegistrationFacts registration={registration} clock={clock} />
        <Inline>
          {status !== 'VERIFIED' && (
            <Button tone="secondary" onPress={onVerify}>
              {m.registration_verify()} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          )}
          {status !== 'REJECTED' && (
            <Button tone="quiet" onPress={onReject}>
              {m.registration_reject()} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          )}
        </Inline>
      </Stack>
    </DividedItem>
  );
}
