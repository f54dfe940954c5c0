import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';

/** For someone who must not wait for a visit. */
export const EmergencyNote = () => (
  <Banner tone="attention">{m.visits_emergency({ number: brand.emergencyNumber })}</Banner>
);
