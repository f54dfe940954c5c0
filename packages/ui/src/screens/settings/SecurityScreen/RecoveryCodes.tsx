import { brand } from '@nadi/brand';
import { Check, Copy, Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { useCopy } from '../../../components/CopyText/use-copy';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { codes as listStyle, paperTitle } from './RecoveryCodes.css';
import { saveText } from './save-text';

type RecoveryCodesProps = {
  codes: readonly string[];
  /** The person says that the codes are somewhere safe; they are not shown again. */
  onKept: () => void;
};

/** Codes for the day on which the phone is not at hand, and three ways to keep them. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const heading = m.recovery_file_heading({ product: brand.name });
  const text = `${heading}\n\n${codes.join('\n')}\n`;
  const { outcome, copy } = useCopy(text);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []);

  return (
    <Stack space={5}>
      <div data-print="only">
        <div className={paperTitle}>{heading}</div>
        <ul ref={list} tabIndex={-1} className={listStyle} aria-label={m.recovery_list()}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div>
        <Inline justify="center">
          <Button
            tone="secondary"
            size="small"
            icon={outcome === 'copied' ? Check : Copy}
            onPress={() => void copy()}
          >
            {m.recovery_copy()}
          </Button>
          <Button
            tone="secondary"
            size="small"
            icon={Download}
            onPress={() => saveText(m.recovery_file_name({ product: brand.name.toLowerCase() }), text)}
          >
            {m.recovery_download()}
          </Button>
          <Button tone="secondary" size="small" icon={Printer} onPress={() => window.print()}>
            {m.recovery_print()}
          </Button>
        </Inline>
        <div role="status">
          {outcome !== 'none' && (
            <Text size={14} tone={outcome === 'copied' ? 'in-range' : 'critical'}>
              {outcome === 'copied' ? m.copy_text_copied() : m.copy_text_refused()}
            </Text>
          )}
        </div>
      </div>
      <Button isFullWidth onPress={onKept}>
        {m.recovery_kept()}
      </Button>
    </Stack>
  );
}
