import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import { Sections } from '../private/Sections';
import { Safeguards } from './Safeguards';
import { hipaa, security } from './safeguards';

/** The data that is kept about a person, and their rights, which are those of India's DPDP Act, 2023. */
export function PrivacyScreen() {
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
