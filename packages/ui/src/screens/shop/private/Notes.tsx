import { FlaskConical } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';

/** Says that everything in the shop is invented. */
export const SampleNote = () => (
  <Banner tone="info" icon={FlaskConical} title={m.shop_sample_title()}>
    {m.shop_sample()}
  </Banner>
);

export const OfflineNote = () => <Banner tone="attention">{m.shop_offline()}</Banner>;
