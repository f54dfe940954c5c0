import { Check, Minus } from 'lucide-react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { square, tick } from '../Checkbox/Checkbox.css';
import * as styles from './SelectionBox.css';

export type SelectionBoxProps = {
  label: string;
  /** Whether the label is shown in the narrow form, where no column says what is ticked. */
  isLabelShown?: boolean;
};

/** Ticks a row, or all of them; react-aria's table knows which. */
export function SelectionBox({ label, isLabelShown }: SelectionBoxProps) {
  return (
    <CheckboxField slot="selection" aria-label={label}>
      {({ isIndeterminate }) => (
        <CheckboxButton className={`${styles.tickable} ${isLabelShown ? styles.labelled : ''}`}>
          <span className={square} aria-hidden="true">
            {isIndeterminate ? (
              <Minus className={styles.some} strokeWidth={3} />
            ) : (
              <Check className={tick} strokeWidth={3} />
            )}
          </span>
          {isLabelShown && <span className={styles.boxLabel}>{label}</span>}
        </CheckboxButton>
      )}
    </CheckboxField>
  );
}
