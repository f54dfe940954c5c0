import { type ReactNode, useId } from 'react';
import { Card } from '../../components/Card/Card';
import { Heading } from '../../components/Heading/Heading';
import { Inline } from '../../components/Inline/Inline';
import { Stack } from '../../components/Stack/Stack';

export type SectionProps = {
  title: string;
  /** Beside the title. */
  mark?: ReactNode;
  children: ReactNode;
};

/** A card with its title. */
export function Section({ title, mark, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack space={4}>
        <Inline justify="between" space={3}>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {mark}
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}
