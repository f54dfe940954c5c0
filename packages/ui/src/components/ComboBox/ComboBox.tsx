import { Check, ChevronDown, X } from 'lucide-react';
import { useContext, useRef, useState } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  ComboBoxStateContext,
  Input,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import * as m from '../../../generated/messages/messages';
import { Icon } from '../Icon/Icon';
import { FieldDescription, FieldLabel, FieldMessage } from '../private/Field/FieldParts';
import * as field from '../private/Field/field.css';
import type { FieldProps } from '../private/Field/field-props';
import { useFieldMessage } from '../private/Field/form-fields';
import { overlay } from '../private/Overlay/overlay.css';
import { PendingIcon } from '../private/PendingIcon/PendingIcon';
import * as styles from './ComboBox.css';
import { useTypedChoice } from './use-typed-choice';

export type ComboBoxItem<Id extends string = string> = {
  /** Must not be empty. */
  id: Id;
  label: string;
  /** A few words under the label, shown in the list only. */
  description?: string;
};

export type ComboBoxSection<Id extends string = string> = {
  id: string;
  /** The common name of its items. */
  title: string;
  items: readonly ComboBoxItem<Id>[];
};

export type ComboBoxProps<Id extends string = string> = FieldProps & {
  /** The options, in sections or not. With `onInputChange`, the search results. */
  items: readonly (ComboBoxItem<Id> | ComboBoxSection<Id>)[];
  /** The id of what is chosen; null while nothing is, or what is typed is no choice. */
  value: Id | null;
  onChange: (value: Id | null) => void;
  /** The text for a value that is not among the items, such as one saved before any search. */
  valueLabel?: string;
  /** Asked to search elsewhere: `items` are then shown as they are. Without it, those whose label has the text in it. */
  onInputChange?: (text: string) => void;
  /**
   * True if a search is under way.
   * @default false
   */
  isLoading?: boolean;
  /** Shown while nothing is typed. */
  placeholder?: string;
};

/** One of many, found by typing. For up to a dozen, `Select` shows all without typing. */
export function ComboBox<Id extends string = string>({
  name,
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled = false,
  isLoading = false,
  placeholder = m.combo_box_placeholder(),
  ...choice
}: ComboBoxProps<Id>) {
  const { items, value, onInputChange } = choice;
  const input = useRef<HTMLInputElement>(null);
  const [wasLeft, setWasLeft] = useState(false);
  const { text, isOpenEnded, type, choose, settle, clear } = useTypedChoice(choice);
  const fault = isOpenEnded ? m.combo_box_no_choice() : undefined;
  const message = useFieldMessage({ name, errorMessage, fault, wasLeft });

  let nothing = onInputChange ? m.combo_box_type() : m.combo_box_none();
  if (text) nothing = m.combo_box_nothing({ text });

  return (
    <AriaComboBox<ComboBoxItem<Id> | ComboBoxSection<Id>>
      name={name}
      {...(onInputChange ? { items } : { defaultItems: items })}
      value={value}
      onChange={choose}
      inputValue={text}
      onInputChange={type}
      // Its text would be thrown away otherwise when the field is left.
      allowsCustomValue
      allowsEmptyCollection
      onFocus={() => setWasLeft(false)}
      onBlur={() => {
        settle();
        setWasLeft(true);
      }}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(message)}
      className={field.field}
      data-field={name}
    >
      <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <Group className={field.box} isInvalid={Boolean(message)} isDisabled={isDisabled}>
        <Input ref={input} className={`${field.input} ${styles.input}`} placeholder={placeholder} />
        {text !== '' && !isDisabled && (
          <Button
            slot={null}
            // By keys the text is deleted; while the list is open, nothing else can be reached.
            excludeFromTabOrder
            preventFocusOnPress
            className={field.endButton}
            aria-label={m.combo_box_clear({ label })}
            onPress={() => {
              clear();
              input.current?.focus();
            }}
          >
            <Icon icon={X} />
          </Button>
        )}
        <Button className={field.endButton}>
          <span className={styles.chevron}>
            <Icon icon={ChevronDown} />
          </span>
        </Button>
      </Group>
      <FieldMessage>{message}</FieldMessage>
      <Popover className={`${overlay} ${styles.popover}`} offset={6}>
        <Note isLoading={isLoading} nothing={nothing} />
        <ListBox<ComboBoxItem<Id> | ComboBoxSection<Id>> className={styles.list}>
          {(entry) =>
            'items' in entry ? (
              <ListBoxSection id={entry.id}>
                <Header className={styles.sectionTitle}>{entry.title}</Header>
                <Collection items={entry.items}>{(item) => <Option {...item} />}</Collection>
              </ListBoxSection>
            ) : (
              <Option {...entry} />
            )
          }
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

/** Message in place of results; a live region of its own, so that it is announced when it appears. */
function Note({ isLoading, nothing }: { isLoading: boolean; nothing: string }) {
  const isEmpty = useContext(ComboBoxStateContext)?.collection.size === 0;
  return (
    <div role="status" className={styles.note}>
      {isLoading ? (
        <>
          <PendingIcon />
          {m.combo_box_searching()}
        </>
      ) : (
        isEmpty && nothing
      )}
    </div>
  );
}

function Option({ id, label, description }: ComboBoxItem) {
  return (
    <ListBoxItem id={id} textValue={label} className={styles.item}>
      <span className={styles.itemText}>
        <span>{label}</span>
        {description && <span className={field.description}>{description}</span>}
      </span>
      <span className={styles.tick}>
        <Icon icon={Check} />
      </span>
    </ListBoxItem>
  );
}
