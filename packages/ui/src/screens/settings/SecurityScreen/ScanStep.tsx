import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { CopyText } from '../../../components/CopyText/CopyText';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { QrCode } from '../../../components/QrCode/QrCode';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { EnrolStep } from './EnrolStep';
import { groupSecret } from './group-secret';
import type { Enrolment } from './types';

type ScanStepProps = { enrolment: Enrolment; onNext: () => void };

/** Tells the authenticator app the secret: by camera, by hand, or at once where the app is on this device. */
export function ScanStep({ enrolment: { secret, uri }, onNext }: ScanStepProps) {
  return (
    <EnrolStep number={1}>
      <Stack align="center" space={3}>
        <QrCode value={uri} label={m.enrol_qr()} />
        <Link href={uri} isAlone>
          {m.enrol_open_app()}
        </Link>
      </Stack>
      <Stack space={2}>
        <Text weight="bold">{m.enrol_secret()}</Text>
        <CopyText value={secret} shown={groupSecret(secret)} copyLabel={m.enrol_secret_copy()} />
      </Stack>
      <Inline justify="end">
        <Button onPress={onNext}>{m.enrol_next()}</Button>
      </Inline>
    </EnrolStep>
  );
}
