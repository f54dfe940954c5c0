import { Check, ChevronDown } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, Button, SelectValue } from 'react-aria-components/Select';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import * as m from '../../../generated/messages/messages';
import { Icon } from '../Icon/Icon';
import { FieldDescription, FieldLabel, FieldMessage } from '../private/Field/FieldParts';
import * as field from '../private/Field/field.css';
import type { FieldProps } from '../private/Field/field-props';
import * as styles from './Select.css';

export type SelectItem<Id extends string = string> = {
  /** Not empty: an empty string would be no choice and a choice at once. */
  id: Id;
  label: string;
  /** A few words under the label, shown in the list only. */
  description?: string;
};

export type SelectProps<Id extends string = string> = FieldProps & {
  items: readonly SelectItem<Id>[];
  /** The id of what is chosen; null while nothing is. */
  value: Id | null;
  onChange: (value: Id) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /**
   * Whether the label is for screen readers only, where what is chosen speaks for itself.
   * @default false
   */
  isLabelHidden?: boolean;
};

/** One of several, from a list that opens. For five or fewer, `RadioGroup` shows all at once. */
export function Select<Id extends string = string>({
  name,
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  items,
  value,
  onChange,
  placeholder = m.select_placeholder(),
  isLabelHidden = false,
}: SelectProps<Id>) {
  if (items.some(({ id }) => id.length === 0))
    throw new Error('An item of a Select needs an id that is not empty');
  const labelNode = <FieldLabel isRequired={isRequired}>{label}</FieldLabel>;
  return (
    <AriaSelect
      name={name}
      value={value}
      onChange={(key) => {
        const chosen = items.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
      placeholder={placeholder}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(errorMessage)}
      className={field.field}
      data-field={name}
    >
      {isLabelHidden ? <VisuallyHidden>{labelNode}</VisuallyHidden> : labelNode}
      <FieldDescription>{description}</FieldDescription>
      <Button className={`${field.box} ${styles.trigger}`} data-invalid={errorMessage ? true : undefined}>
        <SelectValue className={styles.value}>
          {({ isPlaceholder, selectedText, defaultChildren }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        <span className={styles.chevron}>
          <Icon icon={ChevronDown} />
        </span>
      </Button>
      <FieldMessage>{errorMessage}</FieldMessage>
      <Popover className={styles.popover} offset={6}>
        <ListBox items={items} className={styles.list}>
          {(item) => (
            <ListBoxItem id={item.id} textValue={item.label} className={styles.item}>
              <span className={styles.itemText}>
                <span>{item.label}</span>
                {item.description && <span className={field.description}>{item.description}</span>}
              </span>
              <span className={styles.tick}>
                <Icon icon={Check} />
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
