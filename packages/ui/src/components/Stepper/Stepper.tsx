import { Check } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import * as m from '../../../generated/messages/messages';
import { Icon } from '../Icon/Icon';
import { formatNumber } from '../private/reading/format-number';
import * as styles from './Stepper.css';
import { StepperSummary } from './StepperSummary';
import { type StepperStep, statesOf } from './step-states';

export type StepperProps<Id extends string = string> = {
  /** The goal of the steps: "Before your first visit". */
  label: string;
  /** In their order. */
  steps: readonly StepperStep<Id>[];
  /** The one that people are at; null once all are done. */
  current: Id | null;
};

const words = {
  done: m.stepper_done,
  current: m.stepper_current,
  ahead: m.stepper_ahead,
  failed: m.stepper_failed,
};

/** The position in a task of several pages. It is not a control: pages have their own buttons. */
export function Stepper<Id extends string = string>({ label, steps, current }: StepperProps<Id>) {
  const stated = statesOf(steps, current);
  return (
    <div className={styles.frame}>
      <ol className={styles.list} aria-label={label}>
        {stated.map(({ id, label: name, description, href, state, isPassed }, index) => (
          <li
            key={id}
            className={styles.step}
            data-state={state}
            data-passed={isPassed || undefined}
            aria-current={id === current ? 'step' : undefined}
          >
            <span className={styles.sign} aria-hidden>
              {state === 'done' && <Icon icon={Check} size={16} />}
              {state !== 'done' && (
                <span className={styles.figure}>{state === 'failed' ? '!' : formatNumber(index + 1)}</span>
              )}
            </span>
            <span className={styles.words}>
              {href && id !== current ? (
                <Link href={href} className={`${styles.label} ${styles.link}`}>
                  {name}
                </Link>
              ) : (
                <span className={styles.label}>{name}</span>
              )}
              <span className={styles.state}>{words[state]()}</span>
              {description && <span className={styles.next}>{description}</span>}
            </span>
          </li>
        ))}
      </ol>
      <StepperSummary label={label} steps={stated} current={current} />
    </div>
  );
}
