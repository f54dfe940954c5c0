import * as m from '../../../../generated/messages/messages';
import { type Clock, When } from '../../../components/When/When';
import { specializationName } from '../../private/doctor-questions/specializations';
import { Fact, Facts } from '../../private/Facts';
import type { Registration } from './types';

/** The details to compare with the council's register, and the decision. */
export function RegistrationFacts({ registration, clock }: { registration: Registration; clock: Clock }) {
  const { licenseNumber, council, specialization, experience, appliedAt, decidedAt, reason } = registration;
  return (
    <Facts>
      <Fact term={m.registration_number()}>{licenseNumber}</Fact>
      <Fact term={m.registration_council()}>{council}</Fact>
      <Fact term={m.registration_specialization()}>{specializationName(specialization)}</Fact>
      <Fact term={m.registration_experience()}>{m.registration_years({ count: experience })}</Fact>
      <Fact term={m.registration_applied()}>
        <When at={appliedAt} clock={clock} />
      </Fact>
      {decidedAt && (
        <Fact term={m.registration_decided()}>
          <When at={decidedAt} clock={clock} />
        </Fact>
      )}
      {reason && (
        <Fact term={m.registration_reason()} isWide>
          {reason}
        </Fact>
      )}
    </Facts>
  );
}
