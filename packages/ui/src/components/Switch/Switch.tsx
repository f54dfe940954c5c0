import { Check, LoaderCircle } from 'lucide-react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import * as m from '../../../generated/messages/messages';
import { FieldDescription, FieldMessage } from '../private/Field/FieldParts';
import * as field from '../private/Field/field.css';
import type { FieldProps } from '../private/Field/field-props';
import { spinner } from '../private/PendingIcon/PendingIcon.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Switch.css';

export type SwitchProps = Omit<FieldProps, 'isRequired'> & {
  /** True if it is on, as it is known: where it is saved elsewhere, change it when that is done. */
  value: boolean;
  onChange: (value: boolean) => void;
  /**
   * True if the change is on its way: it keeps the focus and cannot be switched until then.
   * @default false
   */
  isPending?: boolean;
  /**
   * Position of the switch: before its label, or at the end of the line, as in a list of settings.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /**
   * Bold where it is the heading of what follows.
   * @default 'regular'
   */
  weight?: 'regular' | 'bold';
};

/** A setting that is on or off, and is so at once. */
export function Switch({
  name,
  label,
  description,
  errorMessage,
  isDisabled,
  value,
  onChange,
  isPending = false,
  align = 'start',
  weight = 'regular',
}: SwitchProps) {
  return (
    <SwitchField
      name={name}
      isSelected={value}
      onChange={onChange}
      isReadOnly={isPending}
      isDisabled={isDisabled}
      isInvalid={Boolean(errorMessage)}
      className={field.field}
      data-field={name}
    >
      <SwitchButton className={styles.item} data-align={align}>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.knob}>
            {isPending ? (
              <LoaderCircle className={`${styles.sign} ${spinner}`} strokeWidth={3} />
            ) : (
              <Check className={`${styles.sign} ${styles.tick}`} strokeWidth={3.5} />
            )}
          </span>
        </span>
        <span className={styles.words} data-weight={weight}>
          {label}
        </span>
      </SwitchButton>
      {description && (
        <span className={styles.under} data-align={align}>
          <FieldDescription>{description}</FieldDescription>
        </span>
      )}
      {errorMessage && (
        <span className={styles.under} data-align={align}>
          <FieldMessage>{errorMessage}</FieldMessage>
        </span>
      )}
      <VisuallyHidden>
        <span role="status">{isPending ? m.button_pending() : ''}</span>
      </VisuallyHidden>
    </SwitchField>
  );
}
