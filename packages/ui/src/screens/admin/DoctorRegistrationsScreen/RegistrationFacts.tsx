import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { specializationName } from '../../private/doctor-questions/specializations';
import { facts, wide } from './RegistrationFacts.css';
import type { Registration } from './types';

/** The details to compare with the council's register, and the decision. */
export function RegistrationFacts({ registration, clock }: { registration: Registration; clock: Clock }) {
  const { licenseNumber, council, specialization, experience, appliedAt, decidedAt, reason } = registration;
  return (
    <dl className={facts}>
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
    </dl>
  );
}

type FactProps = { term: string; isWide?: boolean; children: ReactNode };

function Fact({ term, isWide, children }: FactProps) {
  return (
    <div className={isWide ? wide : undefined}>
      <Text as="dt" size={14} tone="muted">
        {term}
      </Text>
      <Text as="dd" isTabular>
        {children}
      </Text>
    </div>
  );
}
