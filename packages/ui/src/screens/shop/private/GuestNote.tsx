import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Text } from '../../../components/Text/Text';
import { Section } from '../../private/Section';

/** Tells a guest what needs an account. */
export const GuestNote = () => (
  <Section title={m.shop_guest_title()}>
    <Text size={14}>{m.shop_guest_cart()}</Text>
    <Text size={14}>{m.shop_guest_prescription()}</Text>
    <Button tone="secondary" isFullWidth href="/dashboard/health-shop">
      {m.shop_sign_in()}
    </Button>
  </Section>
);
