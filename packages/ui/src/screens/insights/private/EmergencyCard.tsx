import { brand } from '@nadi/brand';
import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import * as styles from '../../../components/CriticalAdvice/CriticalAdvice.css';
import { Heading } from '../../../components/Heading/Heading';
import { CallButtons } from '../../../components/private/CallButtons/CallButtons';
import { StatusMark } from '../../../components/StatusMark/StatusMark';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import type { InsightRow } from '../types';
import { saySpan } from './insight-words';

/** Shows what cannot wait, in short, with the numbers to call and its date; all of it stands in its card. */
export function EmergencyCard({ insight: { said }, clock }: { insight: InsightRow; clock: Clock }) {
  const id = useId();
  const span = saySpan(said, clock);
  return (
    <section className={styles.advice} data-critical aria-labelledby={id}>
      <div className={styles.title}>
        <StatusMark status="critical" />
        <Heading level={2} size={22} id={id}>
          {m.insight_call({ number: brand.emergencyNumber })}
        </Heading>
      </div>
      <Text weight="bold">{span ? m.insight_dated({ label: said.title, day: span }) : said.title}</Text>
      {said.steps.length > 0 && (
        <ol className={`${styles.list} ${styles.steps}`}>
          {said.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <CallButtons isCritical />
    </section>
  );
}
