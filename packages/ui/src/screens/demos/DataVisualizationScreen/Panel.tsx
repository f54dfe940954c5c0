import { type ReactNode, useId } from 'react';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';

type PanelProps = { title: string; children: ReactNode };

/** One chart under its name. */
export function Panel({ title, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack space={3}>
        <Heading level={2} size={18} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
