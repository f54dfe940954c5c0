import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Inline } from '../../../components/Inline/Inline';
import { Text } from '../../../components/Text/Text';
import { SystemLayout } from '../../../layouts/SystemLayout/SystemLayout';

export type UnauthorizedScreenProps = {
  /** The page to continue with. @default '/dashboard' */
  homeHref?: string;
  /** For those who are signed in: their other account may be the right one. */
  onSignOut?: () => void;
};

/** The page is there, for another role. */
export function UnauthorizedScreen({ homeHref = '/dashboard', onSignOut }: UnauthorizedScreenProps) {
  return (
    <SystemLayout title={m.unauthorized_title()}>
      <Text size={18} tone="muted">
        {m.unauthorized_text({ email: brand.supportEmail })}
      </Text>
      <Inline>
        <Button href={homeHref}>{m.unauthorized_home()}</Button>
        {onSignOut && (
          <Button tone="quiet" onPress={onSignOut}>
            {m.unauthorized_sign_out()}
          </Button>
        )}
      </Inline>
    </SystemLayout>
  );
}
