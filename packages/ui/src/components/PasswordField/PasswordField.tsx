import { ArrowBigUp, Check, Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useContext, useEffect, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import * as m from '../../../generated/messages/messages';
import { Icon } from '../Icon/Icon';
import { FieldDescription, FieldLabel, FieldMessage } from '../private/Field/FieldParts';
import * as styles from '../private/Field/field.css';
import type { FieldProps } from '../private/Field/field-props';
import { FormFieldsContext } from '../private/Field/form-fields';

export type PasswordFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  /** Says whether a known password is asked for or a new one is made; password managers need to know. */
  autoComplete: 'current-password' | 'new-password';
  /** Least length of a new password, in characters; a hint under the field counts towards it. */
  minLength?: number;
};

/** Characters as a person counts them. */
const lengthOf = (text: string): number => [...text].length;

/** A password: hidden at first, can be shown, and never stopped from being pasted. */
export function PasswordField({
  name,
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  minLength,
  ...text
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const attempts = useContext(FormFieldsContext)?.attempts;

  // Hidden again once sent, so that the browser does not remember it as ordinary text.
  useEffect(() => {
    if (attempts) setIsShown(false);
  }, [attempts]);

  const watchCapsLock = (event: KeyboardEvent) => setIsCapsLockOn(event.getModifierState('CapsLock'));
  const length = lengthOf(text.value);

  return (
    <AriaTextField
      {...text}
      name={name}
      type={isShown ? 'text' : 'password'}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(errorMessage)}
      className={styles.field}
      data-field={name}
      onBlur={() => setIsCapsLockOn(false)}
    >
      <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <Group className={styles.box}>
        <Input
          className={styles.input}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
        />
        <ToggleButton
          className={styles.endButton}
          aria-label={m.password_field_show()}
          isSelected={isShown}
          onChange={setIsShown}
          isDisabled={isDisabled}
        >
          <Icon icon={isShown ? EyeOff : Eye} />
        </ToggleButton>
      </Group>
      {minLength !== undefined && length > 0 && !errorMessage && (
        <span className={styles.hint}>
          {length < minLength ? (
            m.password_field_length({ length, minimum: minLength })
          ) : (
            <>
              <Icon icon={Check} size={16} />
              {m.password_field_long_enough()}
            </>
          )}
        </span>
      )}
      {/* Always there: a live region that comes with its text is not read. */}
      <span role="status" className={styles.quietRegion}>
        {isCapsLockOn && (
          <span className={styles.hint}>
            <Icon icon={ArrowBigUp} size={16} />
            {m.password_field_caps_lock()}
          </span>
        )}
      </span>
      <FieldMessage>{errorMessage}</FieldMessage>
    </AriaTextField>
  );
}
