import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import { Sections } from '../private/Sections';

/** The terms that a person accepts when creating an account. */
export function TermsScreen() {
  const product = brand.name;
  return (
    <Sections
      title={m.terms_title()}
      intro={m.terms_intro({ product })}
      sections={[
        { title: m.terms_purpose_title(), text: m.terms_purpose({ product }) },
        {
          title: m.terms_emergency_title(),
          text: m.terms_emergency({ emergency: brand.emergencyNumber, ambulance: brand.ambulanceNumber }),
        },
        { title: m.terms_account_title(), text: m.terms_account() },
        { title: m.terms_data_title(), text: m.terms_data() },
        {
          title: m.terms_installation_title(),
          text: m.terms_installation({ product, email: brand.supportEmail }),
        },
      ]}
    />
  );
}
