import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { PulseRiver } from '../../../components/PulseRiver/PulseRiver';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { Page } from '../../../patterns/Page/Page';

export type PlannedScreenProps = {
  title: string;
  /** What the page will do. */
  what: string;
  /** What a person can do instead today. */
  today: string;
  /** The page that helps today. */
  link?: { href: string; label: string };
  /** Somebody may come here who needs help at once: it says whom to call. @default false */
  isUrgent?: boolean;
};

/** A page whose capability is not there yet: it says so, and leads on. */
export function PlannedScreen({ title, what, today, link, isUrgent = false }: PlannedScreenProps) {
  return (
    <Page title={title}>
      {isUrgent && (
        <Banner tone="attention">
          {m.planned_emergency({ number: brand.emergencyNumber, ambulance: brand.ambulanceNumber })}
        </Banner>
      )}
      <Card>
        <Stack space={5}>
          <PulseRiver size="small" isFading />
          <Stack space={2}>
            <Heading level={2}>{m.planned_coming()}</Heading>
            <Text>{what}</Text>
          </Stack>
          <Stack space={2}>
            <Heading level={2} size={18}>
              {m.planned_today()}
            </Heading>
            <Text>{today}</Text>
          </Stack>
          {link && (
            <div>
              <Button href={link.href} tone="secondary">
                {link.label}
              </Button>
            </div>
          )}
        </Stack>
      </Card>
    </Page>
  );
}
