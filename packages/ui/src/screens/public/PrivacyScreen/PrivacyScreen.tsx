import { brand } from '@nadi/brand';
import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Sections } from '../private/Sections';
import { Safeguards } from './Safeguards';
import { hipaa, security } from './safeguard-list';

export { GrievanceOfficer, type OfficerState } from '../../private/GrievanceOfficer';

type PrivacyScreenProps = {
  /** Names the grievance officer, as the server says. */
  officer: ReactNode;
};

/** The data that is kept about a person, and their rights, which are those of India's DPDP Act, 2023. */
export function PrivacyScreen({ officer }: PrivacyScreenProps) {
  return (
    <Sections
      title={m.privacy_title()}
      intro={m.privacy_intro()}
      sections={[
        { title: m.privacy_kept_title(), text: m.privacy_kept() },
        { title: m.privacy_purpose_title(), text: m.privacy_purpose() },
        { title: m.privacy_who_title(), text: m.privacy_who() },
        { title: m.privacy_where_title(), text: m.privacy_where() },
        { title: m.privacy_deleted_title(), text: m.privacy_deleted() },
        { title: m.privacy_rights_title(), text: m.privacy_rights({ email: brand.supportEmail }) },
      ]}
    >
      <Stack space={2} as="section">
        <Heading level={2} size={22}>
          {m.officer_title()}
        </Heading>
        <div data-island="officer">{officer}</div>
        <div>
          <Link href="/dashboard/settings/requests" isAlone>
            {m.privacy_requests()}
          </Link>
        </div>
      </Stack>
      <Safeguards
        id="hipaa"
        title={m.safeguard_hipaa_title()}
        intro={m.safeguard_hipaa_intro()}
        safeguards={hipaa}
      />
      <Safeguards
        id="security"
        title={m.safeguard_security_title()}
        intro={m.safeguard_security_intro()}
        safeguards={security}
      />
    </Sections>
  );
}
