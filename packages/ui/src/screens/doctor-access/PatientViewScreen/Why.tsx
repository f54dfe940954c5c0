import * as m from '../../../../generated/messages/messages';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { person } from '../private/person.css';
import { sayAccess } from '../private/say-access';
import type { Authorization } from '../types';

type WhyProps = {
  /** Undefined for one that is older than those that are told. */
  access: Authorization | undefined;
  name: string;
  clock: Clock;
};

/** The access by which something is seen, and until when. */
export function Why({ access, name, clock }: WhyProps) {
  const sentences = access ? sayAccess(access, name, clock) : [m.patients_why_unknown()];
  return (
    <div className={person}>
      <Text size={14}>{sentences.join(' ')}</Text>
    </div>
  );
}
