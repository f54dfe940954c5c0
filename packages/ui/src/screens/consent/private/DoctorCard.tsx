import { ShieldCheck } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Avatar } from '../../../components/Avatar/Avatar';
import { Card } from '../../../components/Card/Card';
import { Divider } from '../../../components/Divider/Divider';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { doctorName } from '../../../words/doctor-name';
import { specializationName } from '../../private/doctor-questions/specializations';
import type { ConsentDoctor } from '../types';
import { shrinking } from './consent.css';

/** Shows who asks: what the register says of them, not what they say of themselves. */
export function DoctorCard({ doctor }: { doctor: ConsentDoctor }) {
  const { firstName, lastName, specialization, experience, licenseNumber, council } = doctor;
  return (
    <Card>
      <Stack space={4}>
        <Inline space={4} isWrapping={false}>
          <Avatar name={`${firstName} ${lastName}`} size="medium" />
          <div className={shrinking}>
            <Text size={18} weight="bold">
              {doctorName(doctor)}
            </Text>
            <Text size={14} tone="muted">
              {specializationName(specialization)}, {m.consent_experience({ count: experience })}
            </Text>
          </div>
        </Inline>
        <Divider />
        <Inline space={3} align="start" isWrapping={false}>
          <Icon icon={ShieldCheck} />
          <div className={shrinking}>
            <Text size={14} weight="bold">
              {m.consent_registration({ number: licenseNumber })}
            </Text>
            <Text size={14} tone="muted">
              {m.consent_verified({ council })}
            </Text>
          </div>
        </Inline>
      </Stack>
    </Card>
  );
}
