import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { SearchField } from '../../../components/SearchField/SearchField';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';

export type NotFoundScreenProps = {
  /** True if it stands in the layout of the signed-in, whose header searches; false in that of the public site. @default false */
  isSignedIn?: boolean;
};

/** No page has this address. */
export function NotFoundScreen({ isSignedIn = false }: NotFoundScreenProps) {
  return (
    <Stack space={5}>
      <Heading level={1} isFocusTarget>
        {m.not_found_title()}
      </Heading>
      <Text size={18} tone="muted">
        {m.not_found_text()}
      </Text>
      <Inline>
        <Button href={isSignedIn ? '/dashboard' : '/'}>
          {isSignedIn ? m.not_found_dashboard() : m.not_found_home()}
        </Button>
      </Inline>
      {!isSignedIn && (
        <search>
          <form action="/knowledge-hub" method="get">
            <Inline>
              <SearchField label={m.home_search()} name="q" />
              <Button type="submit" tone="secondary">
                {m.home_search_go()}
              </Button>
            </Inline>
          </form>
        </search>
      )}
    </Stack>
  );
}
