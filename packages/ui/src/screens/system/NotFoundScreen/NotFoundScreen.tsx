import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Inline } from '../../../components/Inline/Inline';
import { Text } from '../../../components/Text/Text';
import { SystemLayout } from '../../../layouts/SystemLayout/SystemLayout';

export type NotFoundScreenProps = {
  /** Where to go from here. @default '/' */
  homeHref?: string;
};

/** No page has this address. */
export function NotFoundScreen({ homeHref = '/' }: NotFoundScreenProps) {
  return (
    <SystemLayout title={m.not_found_title()}>
      <Text size={18} tone="muted">
        {m.not_found_text()}
      </Text>
      <Inline>
        <Button href={homeHref}>{m.not_found_home()}</Button>
      </Inline>
    </SystemLayout>
  );
}
