import { brand } from '@nadi/brand';
import { useId } from 'react';
import * as m from '../../../generated/messages/messages';
import * as styles from '../CriticalAdvice/CriticalAdvice.css';
import { Heading } from '../Heading/Heading';
import { CallButtons } from '../private/CallButtons/CallButtons';
import { sayIf } from '../private/reading/condition-words';
import type { Condition, Reading } from '../private/reading/reading';
import { readingLabel, writeReading } from '../private/reading/words';
import { StatusMark } from '../StatusMark/StatusMark';
import { Text } from '../Text/Text';

/** Several readings that together ask for more than each alone; the clinical rules say so. */
export type SeveralSigns = {
  /** `news2` for adults, `maternal` in pregnancy and after birth, `paediatric` below 16 years. */
  list: 'news2' | 'maternal' | 'paediatric';
  /** The points of NEWS2, or the number of signs. */
  total: number;
  /** `emergency` calls in any case, `emergency-if-symptoms` with one of the signs. */
  advice: 'emergency' | 'emergency-if-symptoms';
  /** Under which it holds; null if it holds in any case. */
  condition: Condition | null;
  /** The readings that count. */
  readings: readonly Reading[];
};

export type TogetherAdviceProps = SeveralSigns & {
  /** Its place in the page's outline. @default 2 */
  level?: 2 | 3;
};

const number = brand.emergencyNumber;

const sources = {
  news2: m.together_source_news2,
  maternal: m.together_source_maternal,
  paediatric: m.together_source_paediatric,
};

/** Tells people what to do about several readings that are each a little out of range. Place it above everything else. */
export function TogetherAdvice({ list, total, advice, condition, readings, level = 2 }: TogetherAdviceProps) {
  const id = useId();
  const isCall = advice === 'emergency';
  const title = !isCall
    ? m.together_title_watch()
    : condition
      ? m.together_title_if({ condition: sayIf(condition), number })
      : m.together_title({ number });
  const signs =
    list === 'paediatric'
      ? [m.critical_sign_child_floppy, m.critical_sign_child_breath, m.critical_sign_child_skin]
      : [
          m.critical_glucose_high_sign_drowsy,
          m.critical_breathing_sign_speak,
          m.together_sign_skin,
          m.together_sign_urine,
        ];
  return (
    <section className={styles.advice} data-critical={isCall || undefined} aria-labelledby={id}>
      <div className={styles.title}>
        <StatusMark status={isCall ? 'critical' : 'high'} />
        <Heading level={level} size={22} id={id}>
          {title}
        </Heading>
      </div>
      <Text>
        {m.together_means({
          readings: readings.map((one) => `${readingLabel(one)} ${writeReading(one)}`).join(', '),
        })}
      </Text>
      <div className={styles.columns}>
        <div>
          <Text weight="bold">{m.critical_do_now()}</Text>
          <ol className={`${styles.list} ${styles.steps}`}>
            <li>{isCall ? m.together_step_call({ number }) : m.together_step_doctor()}</li>
          </ol>
        </div>
        {!isCall && (
          <div>
            <Text weight="bold">{m.critical_call_if()}</Text>
            <ul className={`${styles.list} ${styles.signs}`}>
              {signs.map((sign) => (
                <li key={sign()}>{sign()}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <CallButtons isCritical={isCall} />
      <Text size={14}>{m.together_source({ source: sources[list]({ total }) })}</Text>
    </section>
  );
}
