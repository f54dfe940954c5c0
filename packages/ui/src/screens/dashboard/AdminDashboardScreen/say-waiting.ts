import * as m from '../../../../generated/messages/messages';
import { formattingLocale } from '../../../components/private/reading/locale';
import type { Overview } from './types';

/** The contract counts no further. */
const most = 1_000;

export const write = (count: number): string => new Intl.NumberFormat(formattingLocale()).format(count);

export const sayCount = (count: number, words: (inputs: { count: number; many: string }) => string): string =>
  words({ count, many: count < most ? write(count) : m.admin_dashboard_or_more({ many: write(most) }) });

export const sayWaiting = (count: number): string =>
  count === 0 ? m.admin_dashboard_nothing() : sayCount(count, m.admin_dashboard_waiting);

/** The parts in which something waits for a decision. */
export type ToDecide = Pick<
  Overview,
  'registrations' | 'dataRequests' | 'emergencyAccesses' | 'prescriptions' | 'orders' | 'failedJobs'
>;

/** Returns the number of decisions. Prescriptions wait for a pharmacist, who may be another person. */
export const countWaiting = ({
  registrations,
  dataRequests,
  emergencyAccesses,
  orders,
  failedJobs,
}: ToDecide): number =>
  registrations.waiting +
  dataRequests.waiting +
  emergencyAccesses.waiting +
  orders.waiting +
  failedJobs.waiting;
