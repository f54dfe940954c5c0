import type { ReactNode } from 'react';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';

/** One thing to take away, with what it is. */
export function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card as="section">
      <Stack space={4}>
        <Stack space={1}>
          <Heading level={2}>{title}</Heading>
          <Text tone="muted">{text}</Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
