import { CloudOff } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';

/** Where what is entered will be, as far as that is not with the server. */
export function FormNote({ isUnkept, isOffline }: { isUnkept: boolean; isOffline: boolean }) {
  if (isUnkept)
    return (
      <Banner tone="attention" title={m.form_unkept_title()}>
        {m.form_unkept()}
      </Banner>
    );
  if (!isOffline) return null;
  return (
    <Banner tone="info" icon={CloudOff} title={m.form_offline_title()}>
      {m.form_offline()}
    </Banner>
  );
}
