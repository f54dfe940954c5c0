import { Heading } from '@nadi/ui/components/Heading';
import { Inline } from '@nadi/ui/components/Inline';
import { Stack } from '@nadi/ui/components/Stack';
import { type ReactNode, useId } from 'react';

export type SectionProps = {
  title: string;
  /** @default 2 */
  level?: 2 | 3;
  /** Stands at the other end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
};

/** One part of a page under its heading. */
export function Section({ title, level = 2, aside, children }: SectionProps) {
  const id = useId();
  return (
    <Stack as="section" space={level === 2 ? 4 : 2} aria-labelledby={id}>
      <Inline justify="between" align="baseline">
        <Heading level={level} id={id}>
          {title}
        </Heading>
        {aside}
      </Inline>
      {children}
    </Stack>
  );
}
