import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Progress } from '../../../components/Progress/Progress';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { ScreenTitle } from '../../auth/ScreenTitle';

/** A part of a profile that may still be missing. */
type Part = 'identity' | 'ranges' | 'phone' | 'emergency-contact';

export type WelcomeScreenProps = {
  firstName: string;
  /** How much of the profile is there. */
  percent: number;
  /** The parts that are missing, the most useful first. */
  missing: readonly Part[];
  /** @default '/dashboard' */
  homeHref?: string;
};

const profile = '/dashboard/profile';
const parts: Record<Part, { label: () => string; href: string }> = {
  identity: { label: m.welcome_identity, href: profile },
  ranges: { label: m.welcome_ranges, href: profile },
  phone: { label: m.welcome_phone, href: profile },
  'emergency-contact': {
    label: m.welcome_emergency_contact,
    href: '/dashboard/profile/emergency-contacts',
  },
};

/** After the first questions: most is said, and the rest can wait. */
export function WelcomeScreen({ firstName, percent, missing, homeHref = '/dashboard' }: WelcomeScreenProps) {
  return (
    <Stack space={5}>
      <ScreenTitle>{m.welcome_title({ name: firstName })}</ScreenTitle>
      <Text>{missing.length === 0 ? m.welcome_whole() : m.welcome_text()}</Text>
      <Progress label={m.welcome_completion()} value={percent} />
      {missing.length > 0 && (
        <Stack as="section" space={2}>
          <Text weight="bold">{m.welcome_missing()}</Text>
          <ul>
            {missing.map((part) => (
              <li key={part}>
                <Link href={parts[part].href} isAlone>
                  {parts[part].label()}
                </Link>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      <Inline space={3}>
        <Button href="/dashboard/vital-signs#add">{m.welcome_first_reading()}</Button>
        <Button href={homeHref} tone="secondary">
          {m.welcome_dashboard()}
        </Button>
      </Inline>
    </Stack>
  );
}
