import { useId } from 'react';
import { useProgressBar } from 'react-aria/useProgressBar';
import * as m from '../../../generated/messages/messages';
import { MessageText } from '../private/Field/FieldParts';
import { message } from '../private/Field/field.css';
import { formattingLocale } from '../private/reading/locale';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Progress.css';

export type ProgressProps = {
  /** The running task: "Sending your report". */
  label: string;
  /** True if the label is for screen readers only, where words beside the bar say it already. @default false */
  isLabelHidden?: boolean;
  /** Progress; null while unknown. */
  value: number | null;
  /** The value when all is done. @default 100 */
  max?: number;
  /** Progress as text: "3 of 8 pages". @default the percentage, or that it is running */
  valueText?: string;
  /** More information: that the page may be left meanwhile. */
  description?: string;
  /** Why it stopped, and what was kept. The bar stays where it was. */
  errorMessage?: string;
  /** @default 'medium' */
  size?: keyof typeof styles.height;
};

const percent = (share: number) =>
  new Intl.NumberFormat(formattingLocale(), { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** The progress of a task that takes a while. */
export function Progress({
  label,
  isLabelHidden = false,
  value,
  max = 100,
  valueText,
  description,
  errorMessage,
  size = 'medium',
}: ProgressProps) {
  const share = value === null ? null : Math.min(Math.max(value / max, 0), 1);
  const words = valueText ?? (share === null ? m.progress_working() : percent(share));
  const tone = errorMessage ? 'critical' : 'river';
  const id = useId();
  const helpId = description || errorMessage ? id : undefined;
  // The hook alone: the component would lie in the code of each first page, since buttons know its context.
  const { progressBarProps, labelProps } = useProgressBar({
    label,
    value: (share ?? 0) * 100,
    isIndeterminate: share === null,
    valueLabel: words,
    'aria-describedby': helpId,
  });
  const labelNode = (
    <span {...labelProps} className={styles.label}>
      {label}
    </span>
  );
  return (
    <div className={styles.progress}>
      <div {...progressBarProps} className={styles.whole}>
        {isLabelHidden ? <VisuallyHidden>{labelNode}</VisuallyHidden> : labelNode}
        <span className={styles.value}>{words}</span>
        <svg className={`${styles.track} ${styles.height[size]}`} aria-hidden="true">
          <rect width="100%" height="100%" />
          <rect
            width={share === null ? '40%' : `${share * 100}%`}
            height="100%"
            rx="6"
            className={`${styles.bar} ${styles.tone[tone]} ${share === null ? styles.running : ''}`}
          />
        </svg>
      </div>
      <div id={helpId}>
        {description && <span className={styles.description}>{description}</span>}
        {errorMessage && (
          <span className={message} role="alert">
            <MessageText>{errorMessage}</MessageText>
          </span>
        )}
      </div>
    </div>
  );
}
