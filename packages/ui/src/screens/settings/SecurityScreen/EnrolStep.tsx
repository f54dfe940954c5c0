import { type ReactNode, useEffect, useRef } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';

type EnrolStepProps = { number: 1 | 2; children: ReactNode };

/** One of three steps. It takes the focus when it comes, since the button that led here is gone. */
export function EnrolStep({ number, children }: EnrolStepProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ref.current?.contains(document.activeElement)) ref.current?.focus();
  }, []);
  const name = m.enrol_step({ step: number });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as one, and holds no fields in the first step.
    <div ref={ref} tabIndex={-1} role="group" aria-label={name}>
      <Stack space={5}>
        <Text size={14} tone="muted">
          {name}
        </Text>
        {children}
      </Stack>
    </div>
  );
}
