import { brand } from '@nadi/brand';
import { useId } from 'react';
import * as m from '../../../generated/messages/messages';
import { Heading } from '../Heading/Heading';
import { Link } from '../Link/Link';
import { CallButtons } from '../private/CallButtons/CallButtons';
import type { AdvisedType, Audience, Urgent } from '../private/reading/advice-plan';
import { isCheckedFirst } from '../private/reading/checked-first';
import { isOfPregnancy, sayCall, sayIf } from '../private/reading/condition-words';
import type { Condition, Side } from '../private/reading/reading';
import { StatusMark } from '../StatusMark/StatusMark';
import { Text } from '../Text/Text';
import { adviceOf } from './advice';
import * as styles from './CriticalAdvice.css';
import { narrowPressure } from './pressure';
import type { Line } from './types';

export type CriticalAdviceProps = {
  type: AdvisedType;
  /** Too little sugar and too much want opposite things. */
  side: Side;
  /** `emergency` calls in any case, `emergency-if-symptoms` with one of the signs. */
  advice: Urgent;
  /** @default 'adult' */
  audience?: Audience;
  /** True if the value is dangerous in itself; otherwise it is only out of range, and the signs decide. @default true */
  isCritical?: boolean;
  /** Under which it holds; it is said first. @default null */
  condition?: Condition | null;
  /** Under which it is an emergency whatever the signs. @default null */
  emergencyIf?: Condition | null;
  /** True for a blood pressure whose two numbers are too close together. @default false */
  isNarrow?: boolean;
  /** About another dangerous reading of the same type, such as one on the other side. */
  also?: string;
  /** Its place in the page's outline. @default 2 */
  level?: 2 | 3;
};

const number = brand.emergencyNumber;

/** Asks how the person feels if a reading is only out of range. */
const feelings: Record<Side, Line> = { high: m.urgent_title_high, low: m.urgent_title_low };

type Title = { title: Line; condition: Condition | null; advice: Urgent };

function titleOf({ title, condition, advice }: Title): string {
  if (condition === null) return title();
  return advice === 'emergency' ? sayCall(condition) : m.condition_urgent({ condition: sayIf(condition) });
}

/** Tells people what to do at once about a critical reading. Place it above everything else. */
export function CriticalAdvice({
  type,
  side,
  advice,
  audience = 'adult',
  isCritical = true,
  condition = null,
  emergencyIf = null,
  isNarrow = false,
  also,
  level = 2,
}: CriticalAdviceProps) {
  const {
    title,
    steps,
    signs,
    ifNone,
    lead = m.critical_call_now,
  } = isNarrow ? narrowPressure[side][audience] : adviceOf[type][side][audience];
  const id = useId();
  const isAgainFirst = isCheckedFirst({ type, side, audience });
  const isCalledAtOnce = advice === 'emergency' && !isAgainFirst;
  const last = advice === 'emergency' ? isAgainFirst && sayStillCall : ifNone;
  const hasSigns = !isCalledAtOnce && signs.length > 0;
  const isChild = audience === 'child' || audience === 'baby';
  return (
    <section className={styles.advice} data-critical={isCritical || undefined} aria-labelledby={id}>
      <div className={styles.title}>
        <StatusMark status={isCritical ? 'critical' : side} />
        <Heading level={level} size={22} id={id}>
          {titleOf({ title: isCritical || isNarrow ? title : feelings[side], condition, advice })}
        </Heading>
      </div>
      {isCalledAtOnce && !condition && <Text weight="bold">{lead({ number })}</Text>}
      {also && <Text weight="bold">{also}</Text>}
      {emergencyIf && <Text weight="bold">{sayCall(emergencyIf)}</Text>}
      <div className={styles.columns}>
        <div>
          <Text weight="bold">{isCalledAtOnce ? m.critical_while_waiting() : m.critical_do_now()}</Text>
          <ol className={`${styles.list} ${styles.steps}`}>
            {[...steps, ...(last ? [last] : [])].map((step) => (
              <li key={step()}>{step()}</li>
            ))}
          </ol>
        </div>
        {hasSigns && (
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
      <CallButtons isCritical={isCritical} />
      {hasSigns && <Text size={14}>{isChild ? m.critical_unwell_child() : m.critical_unwell()}</Text>}
      {isOfPregnancy(condition ?? emergencyIf) && (
        <Text size={14}>
          {m.asks_pregnancy()}{' '}
          <Link href="/dashboard/profile" tone="ink">
            {m.asks_profile()}
          </Link>
        </Text>
      )}
    </section>
  );
}

const sayStillCall = () => m.critical_step_still_call({ number });
