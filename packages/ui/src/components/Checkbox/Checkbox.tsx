import { Check, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import * as m from '../../../generated/messages/messages';
import { FieldDescription, FieldMessage } from '../private/Field/FieldParts';
import * as field from '../private/Field/field.css';
import type { FieldProps } from '../private/Field/field-props';
import { spinner } from '../private/PendingIcon/PendingIcon.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Checkbox.css';

export type CheckboxProps = Omit<FieldProps, 'label'> & {
  /** The statement to agree to or to switch on; may contain links. */
  label: ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
  /**
   * True if the label is for screen readers only: in a table, row and column name the box.
   * @default false
   */
  isLabelHidden?: boolean;
  /**
   * True if the change is on its way: it keeps the focus and cannot be changed until then.
   * @default false
   */
  isPending?: boolean;
};

/** Yes or no, in the person's own hand: never ticked beforehand where it gives consent. */
export function Checkbox({
  name,
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  value,
  onChange,
  isLabelHidden = false,
  isPending = false,
}: CheckboxProps) {
  const words = (
    <>
      {label}
      {isRequired && (
        <span className={field.asterisk} aria-hidden="true">
          {' '}
          *
        </span>
      )}
    </>
  );
  return (
    <CheckboxField
      name={name}
      isSelected={value}
      onChange={onChange}
      isReadOnly={isPending}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(errorMessage)}
      className={field.field}
      data-field={name}
    >
      <CheckboxButton className={styles.item} data-alone={isLabelHidden || undefined}>
        <span className={styles.square} aria-hidden="true">
          {isPending ? (
            <LoaderCircle className={`${styles.wait} ${spinner}`} strokeWidth={3} />
          ) : (
            <Check className={styles.tick} strokeWidth={3} />
          )}
        </span>
        {isLabelHidden ? (
          <VisuallyHidden>{words}</VisuallyHidden>
        ) : (
          <span className={styles.text}>{words}</span>
        )}
      </CheckboxButton>
      {description && (
        <span className={styles.under}>
          <FieldDescription>{description}</FieldDescription>
        </span>
      )}
      <FieldMessage>{errorMessage}</FieldMessage>
      {isPending && (
        <VisuallyHidden>
          <span role="status">{m.button_pending()}</span>
        </VisuallyHidden>
      )}
    </CheckboxField>
  );
}
