import { CircleAlert } from 'lucide-react';
import * as m from '../../../generated/messages/messages';
import { Icon } from '../Icon/Icon';
import { formatNumber } from '../private/reading/format-number';
import { formattingLocale } from '../private/reading/locale';
import * as styles from './Stepper.css';
import type { StatedStep } from './step-states';

export type StepperSummaryProps = { label: string; steps: readonly StatedStep[]; current: string | null };

/** The narrow form: "Step 2 of 4: Health questions". */
export function StepperSummary({ label, steps, current }: StepperSummaryProps) {
  const at = steps.findIndex(({ id }) => id === current);
  const next = steps[at + 1];
  const failed = steps.filter(({ state }) => state === 'failed').map((step) => step.label);
  const total = formatNumber(steps.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and here are none
    <div className={styles.summary} role="group" aria-label={label}>
      {steps[at] && (
        <span className={styles.position}>
          {m.stepper_position({ step: formatNumber(at + 1), steps: total, label: steps[at].label })}
        </span>
      )}
      {at < 0 && failed.length === 0 && (
        <span className={styles.position}>{m.stepper_all_done({ steps: total })}</span>
      )}
      <span className={styles.bar} aria-hidden>
        {steps.map(({ id, state }) => (
          <span key={id} className={styles.part} data-state={state} />
        ))}
      </span>
      {failed.length > 0 && (
        <span className={styles.toMend}>
          <Icon icon={CircleAlert} size={16} />
          {m.stepper_to_mend({ labels: new Intl.ListFormat(formattingLocale()).format(failed) })}
        </span>
      )}
      {at >= 0 && (
        <span className={styles.next}>{next ? m.stepper_next({ label: next.label }) : m.stepper_last()}</span>
      )}
    </div>
  );
}
