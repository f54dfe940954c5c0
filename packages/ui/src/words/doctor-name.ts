import * as m from '../../generated/messages/messages';

/** "Dr. Meera Rao" */
export const doctorName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  m.consent_doctor({ name: `${firstName} ${lastName}` });
