import { brand } from '@nadi/brand';
import { Phone } from 'lucide-react';
import { useId } from 'react';
import * as m from '../../../generated/messages/messages';
import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { Inline } from '../Inline/Inline';
import { StatusMark } from '../StatusMark/StatusMark';
import { Text } from '../Text/Text';
import { adviceOf, type CriticalType, type Direction } from './advice';
import * as styles from './CriticalAdvice.css';

export type CriticalAdviceProps = {
  type: CriticalType;
  /** At which end the reading lies: too little sugar and too much want opposite things. @default 'high' */
  direction?: Direction;
  /** Its place in the page's outline. @default 2 */
  level?: 2 | 3;
};

/** What to do at once about a critical reading. Stands above everything else. */
export function CriticalAdvice({ type, direction = 'high', level = 2 }: CriticalAdviceProps) {
  const { title, steps, signs } = adviceOf[type][direction];
  const id = useId();
  return (
    <section className={styles.advice} aria-labelledby={id}>
      <div className={styles.title}>
        <StatusMark status="critical" />
        <Heading level={level} size={22} id={id}>
          {title()}
        </Heading>
      </div>
      <div className={styles.columns}>
        <div>
          <Text weight="bold">{m.critical_do_now()}</Text>
          <ol className={`${styles.list} ${styles.steps}`}>
            {steps.map((step) => (
              <li key={step()}>{step()}</li>
            ))}
          </ol>
        </div>
        <div>
          <Text weight="bold">{m.critical_call_if()}</Text>
          <ul className={`${styles.list} ${styles.signs}`}>
            {signs.map((sign) => (
              <li key={sign()}>{sign()}</li>
            ))}
          </ul>
        </div>
      </div>
      <Inline space={2}>
        <Button tone="critical" icon={Phone} href={`tel:${brand.emergencyNumber}`}>
          {m.critical_call({ number: brand.emergencyNumber })}
        </Button>
        <Button tone="secondary" icon={Phone} href={`tel:${brand.ambulanceNumber}`}>
          {m.critical_call_ambulance({ number: brand.ambulanceNumber })}
        </Button>
      </Inline>
      <Text size={14}>{m.critical_unwell()}</Text>
    </section>
  );
}
