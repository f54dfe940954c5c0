import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { demoLinks } from '../../../layouts/PublicLayout/demo-links';
import * as styles from './HomeScreen.css';

const features = [
  { id: 'readings', title: m.feature_readings, text: m.feature_readings_text },
  { id: 'offline', title: m.feature_offline, text: m.feature_offline_text },
  { id: 'access-log', title: m.feature_log, text: m.feature_log_text },
  { id: 'ai-insights', title: m.feature_ai, text: m.feature_ai_text },
  { id: 'telemedicine', title: m.feature_telemedicine, text: m.feature_telemedicine_text },
  { id: 'medical-records', title: m.feature_records, text: m.feature_records_text },
];

/** Lists what can be done here, each with an anchor of its own. */
export function Features() {
  const title = useId();
  return (
    <section id="features" className={styles.part} aria-labelledby={title}>
      <Heading level={2} size={28} id={title}>
        {m.home_features()}
      </Heading>
      <ul className={styles.features}>
        {features.map(({ id, title: name, text }) => (
          <li key={id} id={id}>
            <Stack space={2} align="start">
              <Heading level={3}>{name()}</Heading>
              <Text tone="muted">{text()}</Text>
            </Stack>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Capabilities that can be tried at once. */
export function TryIt() {
  const title = useId();
  return (
    <section className={styles.part} aria-labelledby={title}>
      <Heading level={2} size={28} id={title}>
        {m.demo_try()}
      </Heading>
      <ul className={styles.tries}>
        {demoLinks.map(({ href, label, text }) => (
          <li key={href}>
            <Stack space={1}>
              <Text as="div" weight="bold">
                <Link href={href} isAlone>
                  {label()}
                </Link>
              </Text>
              <Text tone="muted">{text()}</Text>
            </Stack>
          </li>
        ))}
      </ul>
    </section>
  );
}

const prices = [
  { title: m.home_pricing_patients, text: m.home_pricing_patients_text },
  { title: m.home_pricing_doctors, text: m.home_pricing_doctors_text },
];

export function Pricing() {
  const title = useId();
  return (
    <section id="pricing" className={styles.part} aria-labelledby={title}>
      <Stack space={1}>
        <Heading level={2} size={28} id={title}>
          {m.home_pricing()}
        </Heading>
        <Text tone="muted">{m.home_pricing_intro()}</Text>
      </Stack>
      <div className={styles.pair}>
        {prices.map(({ title: name, text }) => (
          <Card key={name()}>
            <Stack space={2}>
              <Heading level={3}>{name()}</Heading>
              <Text size={36} weight="bold" isTabular>
                {m.home_pricing_free()}
              </Text>
              <Text tone="muted">{text()}</Text>
            </Stack>
          </Card>
        ))}
      </div>
    </section>
  );
}
