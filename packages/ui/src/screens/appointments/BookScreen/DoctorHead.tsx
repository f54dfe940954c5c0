import { BadgeCheck } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Avatar } from '../../../components/Avatar/Avatar';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { doctorName } from '../../../words/doctor-name';
import { listLanguages } from '../../private/doctor-questions/languages';
import { specializationName } from '../../private/doctor-questions/specializations';
import { besidePhoto } from '../private/beside-photo.css';
import { Facts } from '../private/Facts';
import type { BookableDoctor } from '../types';

/** Shows the doctor: the facts that were checked, and what they tell about themselves. */
export function DoctorHead({ doctor }: { doctor: BookableDoctor }) {
  const { firstName, lastName, specialization, experience, about, clinicAddress, languages } = doctor;
  return (
    <Card>
      <Stack space={4}>
        <div className={besidePhoto}>
          <Avatar name={`${firstName} ${lastName}`} size="medium" />
          <Stack space={1}>
            <Inline space={2}>
              <Heading level={2}>{doctorName(doctor)}</Heading>
              <Tag tone="done" icon={BadgeCheck}>
                {m.visits_checked()}
              </Tag>
            </Inline>
            <Text tone="muted">
              {`${specializationName(specialization)} · ${m.visits_years({ count: experience })}`}
            </Text>
            {about && <Text>{about}</Text>}
          </Stack>
        </div>
        <Facts
          items={[
            ...(languages.length > 0 ? [{ name: m.visits_speaks(), value: listLanguages(languages) }] : []),
            { name: m.visits_registration(), value: `${doctor.licenseNumber}, ${doctor.council}` },
            ...(clinicAddress ? [{ name: m.visits_clinic(), value: clinicAddress }] : []),
          ]}
        />
        <Link href="/dashboard/consultations/book" isAlone>
          {m.visits_book_other()}
        </Link>
      </Stack>
    </Card>
  );
}
