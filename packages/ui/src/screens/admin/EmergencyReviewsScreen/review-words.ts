import * as m from '../../../../generated/messages/messages';
import type { EmergencyAccess, ReviewStatus } from './types';

export const reviewWords: Readonly<Record<ReviewStatus, () => string>> = {
  OPEN: m.reviews_open,
  JUSTIFIED: m.reviews_justified,
  NOT_JUSTIFIED: m.reviews_not_justified,
};

export const sayWho = ({ doctor: { firstName, lastName }, patientName }: EmergencyAccess): string =>
  m.reviews_who({ doctor: `${firstName} ${lastName}`, patient: patientName });
