import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { SystemLayout } from '../../../layouts/SystemLayout/SystemLayout';

export type NotFoundScreenProps = {
  /** The page to continue with. @default '/' */
  homeHref?: string;
  /** It stands in the layout of the signed-in, which has the logo and the main part. @default false */
  isInside?: boolean;
};

/** No page has this address. */
export function NotFoundScreen({ homeHref = '/', isInside = false }: NotFoundScreenProps) {
  const content = (
    <>
      <Text size={18} tone="muted">
        {m.not_found_text()}
      </Text>
      <Inline>
        <Button href={homeHref}>{isInside ? m.not_found_dashboard() : m.not_found_home()}</Button>
      </Inline>
    </>
  );
  if (!isInside) return <SystemLayout title={m.not_found_title()}>{content}</SystemLayout>;
  return (
    <Stack space={5}>
      <Heading level={1} isFocusTarget>
        {m.not_found_title()}
      </Heading>
      {content}
    </Stack>
  );
}
