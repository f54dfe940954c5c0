import {
  RadioGroup as AriaRadioGroup,
  RadioButton,
  RadioField,
  Text,
} from 'react-aria-components/RadioGroup';
import { FieldDescription, FieldLabel, FieldMessage } from '../private/Field/FieldParts';
import * as field from '../private/Field/field.css';
import type { FieldProps } from '../private/Field/field-props';
import * as styles from './RadioGroup.css';

export type RadioItem<Id extends string = string> = {
  id: Id;
  label: string;
  /** A few words under the label. */
  description?: string;
};

export type RadioGroupProps<Id extends string = string> = FieldProps & {
  items: readonly RadioItem<Id>[];
  /** The id of what is chosen; null while nothing is. */
  value: Id | null;
  onChange: (value: Id) => void;
};

/** One of a few, all seen at once. */
export function RadioGroup<Id extends string = string>({
  name,
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  items,
  value,
  onChange,
}: RadioGroupProps<Id>) {
  return (
    <AriaRadioGroup
      name={name}
      value={value}
      onChange={(chosen) => {
        const item = items.find(({ id }) => id === chosen);
        if (item) onChange(item.id);
      }}
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
          <RadioField key={item.id} value={item.id}>
            <RadioButton className={styles.item}>
              <span className={styles.dot} aria-hidden="true" />
              <span>{item.label}</span>
            </RadioButton>
            {item.description && (
              <Text slot="description" className={`${field.description} ${styles.itemDescription}`}>
                {item.description}
              </Text>
            )}
          </RadioField>
        ))}
      </div>
      <FieldMessage>{errorMessage}</FieldMessage>
    </AriaRadioGroup>
  );
}
