import { Check, Copy } from 'lucide-react';
import * as m from '../../../generated/messages/messages';
import { IconButton } from '../IconButton/IconButton';
import { Text } from '../Text/Text';
import { box, text } from './CopyText.css';
import { useCopy } from './use-copy';

export type CopyTextProps = {
  /** The text to copy. */
  value: string;
  /** Display form if that is easier to read: in groups of four. @default value */
  shown?: string;
  /** The button's label: "Copy the key". */
  copyLabel: string;
};

/** A text that is typed or pasted elsewhere, with a button that copies it. */
export function CopyText({ value, shown = value, copyLabel }: CopyTextProps) {
  const { outcome, copy } = useCopy(value);
  return (
    <div>
      <div className={box}>
        <code className={text}>{shown}</code>
        <IconButton
          icon={outcome === 'copied' ? Check : Copy}
          label={copyLabel}
          onPress={() => void copy()}
        />
      </div>
      <div role="status">
        {outcome !== 'none' && (
          <Text size={14} tone={outcome === 'copied' ? 'in-range' : 'critical'}>
            {outcome === 'copied' ? m.copy_text_copied() : m.copy_text_refused()}
          </Text>
        )}
      </div>
    </div>
  );
}
