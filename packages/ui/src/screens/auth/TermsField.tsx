import * as m from '../../../generated/messages/messages';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { Link } from '../../components/Link/Link';
import { part, withParts } from '../../components/private/with-parts';

type TermsFieldProps = {
  value: boolean;
  onChange: (value: boolean) => void;
  errorMessage: string | undefined;
};

/** Consent to the terms, which open beside the page so that nothing filled in is lost. */
export function TermsField(field: TermsFieldProps) {
  return (
    <Checkbox
      {...field}
      name="acceptTerms"
      label={withParts(m.sign_up_terms({ terms: part(0), privacy: part(1) }), [
        <Link key="terms" href="/terms" isExternal>
          {m.sign_up_terms_link()}
        </Link>,
        <Link key="privacy" href="/privacy" isExternal>
          {m.sign_up_privacy_link()}
        </Link>,
      ])}
      isRequired
    />
  );
}
