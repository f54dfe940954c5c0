import { brand } from '@nadi/brand';
import { type ReactNode, useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { Text } from '../../../components/Text/Text';
import * as styles from './HelpScreen.css';

/** Names the address for something wrong: with what was read, with our answer, or with the server. */
export function Wrongs({ isItUs, officer }: { isItUs: ReactNode; officer: ReactNode }) {
  const title = useId();
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
        <div data-island="officer">{officer}</div>
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
