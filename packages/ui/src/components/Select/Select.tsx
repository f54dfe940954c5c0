import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { setInteractionModality } from 'react-aria/useFocusVisible';
import { Button as AriaButton } from 'react-aria-components/Button';
import * as m from '../../../generated/messages/messages';
import { Icon } from '../Icon/Icon';
import * as field from '../private/Field/field.css';
import type { FieldProps } from '../private/Field/field-props';
import { NamedField } from '../private/Field/NamedField';
import { type OpenedAt, openingPress } from '../private/opening-press';
import { latePart, useLate, usePreload } from '../private/use-late';
import { useKeyChoice } from './private/use-key-choice';
import * as styles from './Select.css';

export type SelectItem<Id extends string = string> = {
  /** Must not be empty: an empty string would be no choice and a choice at once. */
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
   * True if the label is for screen readers only, where what is chosen speaks for itself.
   * @default false
   */
  isLabelHidden?: boolean;
};

const content = latePart(async () => (await import('./private/SelectContent')).SelectContent);

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
  const [isOpen, setOpen] = useState(false);
  const [focus, setFocus] = useState<OpenedAt>(null);
  const button = useRef<HTMLButtonElement>(null);
  const valueId = useId();
  const Content = useLate(content, { isOpen, onOpenChange: setOpen });
  usePreload(content, !isDisabled);
  const chosen = items.find(({ id }) => id === value);

  const choose = (id: string) => {
    const item = items.find((one) => one.id === id);
    if (item) onChange(item.id);
  };
  const choosesByKey = useKeyChoice(items, value, choose);
  const opening = openingPress({
    preload: content.preload,
    open(at) {
      // Safari gives no focus to a pressed button, and what has it now gets it back in the end.
      button.current?.focus({ preventScroll: true });
      setFocus(at);
      setOpen(!isOpen);
    },
  });

  return (
    <NamedField
      name={name}
      label={label}
      description={description}
      errorMessage={errorMessage}
      isRequired={isRequired}
      isLabelHidden={isLabelHidden}
      onLabelPress={() => {
        if (isDisabled) return;
        button.current?.focus();
        // The ring shows where the focus went.
        setInteractionModality('keyboard');
      }}
    >
      {({ labelId, describedBy }) => (
        <>
          <AriaButton
            {...opening}
            ref={button}
            className={`${field.box} ${styles.trigger}`}
            isDisabled={isDisabled}
            aria-labelledby={`${valueId} ${labelId}`}
            aria-describedby={describedBy}
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            data-open={isOpen || undefined}
            data-invalid={errorMessage ? true : undefined}
            // The press would take the focus back from the list that it has opened.
            preventFocusOnPress
            onKeyDown={(event) => {
              if (choosesByKey(event)) event.preventDefault();
              else opening.onKeyDown(event);
            }}
          >
            <span id={valueId} className={styles.value} data-placeholder={chosen ? undefined : true}>
              {chosen?.label ?? placeholder}
            </span>
            <span className={styles.chevron}>
              <Icon icon={ChevronDown} />
            </span>
          </AriaButton>
          {Content && (
            <Content
              items={items}
              value={value}
              onChoose={choose}
              isOpen={isOpen}
              onOpenChange={setOpen}
              button={button}
              labelId={labelId}
              focus={focus}
            />
          )}
        </>
      )}
    </NamedField>
  );
}
