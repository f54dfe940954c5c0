import { Check, Minus } from 'lucide-react';
import { useId } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { square, tick } from '../Checkbox/Checkbox.css';
import * as styles from './SelectionBox.css';

export type SelectionBoxProps = {
  label: string;
  /** True if the label is shown, where no column says what is ticked. */
  isLabelShown?: boolean;
  /** Id of what tells one row from the others; it is said after the label. */
  rowHeaderId?: string;
  isSelected: boolean;
  /** True if some are ticked and others are not. */
  isMixed?: boolean;
  isDisabled?: boolean;
  onChange: (isSelected: boolean) => void;
};

/** Ticks a row, or all of them. */
export function SelectionBox({ label, isLabelShown, rowHeaderId, isMixed, ...box }: SelectionBoxProps) {
  const id = useId();
  return (
    <CheckboxField
      {...box}
      id={id}
      isIndeterminate={isMixed}
      aria-label={isLabelShown ? undefined : label}
      aria-labelledby={rowHeaderId && `${id} ${rowHeaderId}`}
    >
      <CheckboxButton className={`${styles.tickable} ${isLabelShown ? styles.labelled : ''}`}>
        <span className={square} aria-hidden="true">
          {isMixed ? (
            <Minus className={styles.some} strokeWidth={3} />
          ) : (
            <Check className={tick} strokeWidth={3} />
          )}
        </span>
        {isLabelShown && label}
      </CheckboxButton>
    </CheckboxField>
  );
}
