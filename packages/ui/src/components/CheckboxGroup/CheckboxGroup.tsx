import { Check } from 'lucide-react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import * as checkbox from '../Checkbox/Checkbox.css';
import { FieldDescription, FieldLabel, FieldMessage } from '../private/Field/FieldParts';
import * as field from '../private/Field/field.css';
import type { FieldProps } from '../private/Field/field-props';
import * as styles from './CheckboxGroup.css';

export type CheckboxItem<Id extends string = string> = { id: Id; label: string };

export type CheckboxGroupProps<Id extends string = string> = FieldProps & {
  items: readonly CheckboxItem<Id>[];
  /** The ids of what is chosen, in the order of the items. */
  value: readonly Id[];
  onChange: (value: Id[]) => void;
};

/** Several of a list, all seen at once. */
export function CheckboxGroup<Id extends string = string>({
  name,
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  items,
  value,
  onChange,
}: CheckboxGroupProps<Id>) {
  return (
    <AriaCheckboxGroup
      name={name}
      value={[...value]}
      onChange={(chosen) => onChange(items.map(({ id }) => id).filter((id) => chosen.includes(id)))}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(errorMessage)}
      className={field.field}
      data-field={name}
    >
      <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <div className={styles.items}>
        {items.map((item) => (
          <CheckboxField key={item.id} value={item.id}>
            <CheckboxButton className={checkbox.item}>
              <span className={checkbox.square} aria-hidden="true">
                <Check className={checkbox.tick} strokeWidth={3} />
              </span>
              <span className={checkbox.text}>{item.label}</span>
            </CheckboxButton>
          </CheckboxField>
        ))}
      </div>
      <FieldMessage>{errorMessage}</FieldMessage>
    </AriaCheckboxGroup>
  );
}
