import { Heading } from '@nadi/ui/components/Heading';
import { Stack } from '@nadi/ui/components/Stack';
import { type ReactNode, useId } from 'react';

/** One part of a page under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" space={4} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
