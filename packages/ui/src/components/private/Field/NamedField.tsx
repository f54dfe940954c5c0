import { type ReactNode, useId } from 'react';
import { LabelContext } from 'react-aria-components/Label';
import { Provider } from 'react-aria-components/slots';
import { Text, TextContext } from 'react-aria-components/Text';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { FieldDescription, FieldLabel, MessageText } from './FieldParts';
import * as styles from './field.css';
import type { FieldProps } from './field-props';

type NamedFieldProps = Omit<FieldProps, 'isDisabled'> & {
  isLabelHidden?: boolean;
  /** The label is no `<label>`: what it names is no control of the browser's. */
  onLabelPress?: () => void;
  /** Renders the control, with what ties it to the words around it. */
  children: (words: { labelId: string; describedBy: string | undefined }) => ReactNode;
};

/** Label, help and message around a control that react-aria brings only together with more than the page needs at first. */
export function NamedField({
  name,
  label,
  description,
  errorMessage,
  isRequired,
  isLabelHidden = false,
  onLabelPress,
  children,
}: NamedFieldProps) {
  const id = useId();
  const [labelId, descriptionId, messageId] = [`${id}-label`, `${id}-description`, `${id}-message`];
  const describedBy = [description && descriptionId, errorMessage && messageId].filter(Boolean).join(' ');
  const labelNode = <FieldLabel isRequired={isRequired}>{label}</FieldLabel>;
  return (
    <div className={styles.field} data-field={name}>
      <Provider
        values={[
          [LabelContext, { id: labelId, elementType: 'span', onClick: onLabelPress }],
          [TextContext, { slots: { description: { id: descriptionId }, errorMessage: { id: messageId } } }],
        ]}
      >
        {isLabelHidden ? <VisuallyHidden>{labelNode}</VisuallyHidden> : labelNode}
        <FieldDescription>{description}</FieldDescription>
        {children({ labelId, describedBy: describedBy || undefined })}
        {errorMessage && (
          <Text slot="errorMessage" className={styles.message}>
            <MessageText>{errorMessage}</MessageText>
          </Text>
        )}
      </Provider>
    </div>
  );
}
