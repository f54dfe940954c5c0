import { brand } from '@nadi/brand';
import { type ReactNode, useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { Text } from '../../../components/Text/Text';
import * as styles from './HelpScreen.css';

/** Names where somebody turns when something is wrong: with what they read, with our answer, or with the server. */
export function Wrongs({ isItUs }: { isItUs: ReactNode }) {
  const title = useId();
  const { name, email, isSample } = brand.grievanceOfficer;
  return (
    <section aria-labelledby={title} className={styles.wrongs}>
      <Heading level={2} id={title}>
        {m.help_more()}
      </Heading>
      <div>
        <Heading level={3} size={18}>
          {m.help_unsafe()}
        </Heading>
        <Text>{m.help_unsafe_text()}</Text>
        <Link href={`mailto:${brand.supportEmail}`} isAlone>
          {brand.supportEmail}
        </Link>
      </div>
      <div>
        <Heading level={3} size={18}>
          {m.help_grievance()}
        </Heading>
        <Text>{m.help_grievance_officer({ name })}</Text>
        <Link href={`mailto:${email}`} isAlone>
          {email}
        </Link>
        {isSample && <Text weight="bold">{m.help_grievance_sample({ product: brand.name })}</Text>}
        <Text tone="muted">{m.help_grievance_law()}</Text>
      </div>
      <div>
        <Heading level={3} size={18}>
          {m.help_us()}
        </Heading>
        <div data-island="us" className={styles.us}>
          {isItUs}
        </div>
      </div>
    </section>
  );
}
