import { brand } from '@nadi/brand';
import { Mail, MapPin, Phone } from 'lucide-react';
import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Heading } from '../../../components/Heading/Heading';
import { Icon } from '../../../components/Icon/Icon';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { StatusMark } from '../../../components/StatusMark/StatusMark';
import { Text } from '../../../components/Text/Text';
import { Answers } from './Answers';
import * as styles from './HelpScreen.css';
import { emergencyLines } from './questions';

export { Answers } from './Answers';

/** What to do in danger, whom to ask, and the answers to what people ask, which are an island that gets code of its own. */
export function HelpScreen() {
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <div className={styles.intro}>
          <Stack space={3}>
            <Heading level={1} size={48} isFocusTarget>
              {m.help_title()}
            </Heading>
            <Text size={18} tone="muted">
              {m.help_intro()}
            </Text>
          </Stack>
        </div>
        <Emergency />
        <Contacts />
      </div>
      <div data-island="answers">
        <Answers />
      </div>
    </div>
  );
}

function Contacts() {
  return (
    <ul className={styles.contacts}>
      <li>
        <Icon icon={Phone} size={24} />
        <Text as="div" size={18} weight="bold">
          <Link href={`tel:${brand.supportPhone.replaceAll(' ', '')}`} isAlone>
            {brand.supportPhone}
          </Link>
        </Text>
      </li>
      <li>
        <Icon icon={Mail} size={24} />
        <Stack space={1}>
          <Text as="div" size={18} weight="bold">
            <Link href={`mailto:${brand.supportEmail}`} isAlone>
              {brand.supportEmail}
            </Link>
          </Text>
          <Text size={14} tone="muted">
            {m.help_email_note()}
          </Text>
        </Stack>
      </li>
      <li>
        <Icon icon={MapPin} size={24} />
        <Text>{brand.address}</Text>
      </li>
    </ul>
  );
}

function Emergency() {
  const title = useId();
  return (
    <section aria-labelledby={title} className={styles.emergency}>
      <Stack space={1}>
        <span className={styles.danger}>
          <StatusMark status="critical" />
          <Heading level={2} id={title}>
            {m.help_danger()}
          </Heading>
        </span>
        <Text size={14}>{m.help_danger_text({ product: brand.name })}</Text>
      </Stack>
      <ul className={styles.lines}>
        {emergencyLines().map((line) => (
          <li key={line.number}>
            <a href={`tel:${line.number}`}>
              <strong>{line.number}</strong> <span>{line.for}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
