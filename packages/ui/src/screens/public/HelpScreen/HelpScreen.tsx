import { brand } from '@nadi/brand';
import { Mail, MapPin, Phone } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Heading } from '../../../components/Heading/Heading';
import { Icon } from '../../../components/Icon/Icon';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { StatusMark } from '../../../components/StatusMark/StatusMark';
import { Text } from '../../../components/Text/Text';
import { demoLinks } from '../../../layouts/PublicLayout/demo-links';
import { GrievanceOfficer } from '../../private/GrievanceOfficer';
import { Answers } from './Answers';
import * as styles from './HelpScreen.css';
import { IsItUs } from './IsItUs';
import { emergencyLines } from './questions';
import { Wrongs } from './Wrongs';

export { GrievanceOfficer, type OfficerState } from '../../private/GrievanceOfficer';
export { Answers } from './Answers';
export { IsItUs, type ServerState } from './IsItUs';

export type HelpScreenProps = {
  /** Tells whether the server answers. @default not checked */
  isItUs?: ReactNode;
  /** Names the grievance officer, as the server says. @default being looked up */
  officer?: ReactNode;
};

/** Says what to do in danger, whom to ask, and the answers to what people ask; islands, which get code of their own, are those, the grievance officer and the state of the server. */
export function HelpScreen({
  isItUs = <IsItUs state={{ phase: 'not-checked' }} />,
  officer = <GrievanceOfficer state={{ phase: 'loading' }} />,
}: HelpScreenProps) {
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
      <Wrongs isItUs={isItUs} officer={officer} />
      <Tries />
    </div>
  );
}

/** Links to what shows whether this device and its line are good for it. */
function Tries() {
  const title = useId();
  return (
    <nav aria-labelledby={title} className={styles.tries}>
      <Heading level={2} size={18} id={title}>
        {m.demo_try()}
      </Heading>
      {demoLinks.map(({ href, label }) => (
        <Link key={href} href={href} isAlone>
          {label()}
        </Link>
      ))}
    </nav>
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
