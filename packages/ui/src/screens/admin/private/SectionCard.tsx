import { type ReactNode, type RefObject, useId } from 'react';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';

type SectionCardProps = {
  title: string;
  /** Sentences below the heading. */
  about: readonly string[];
  /** Takes the focus, on the heading. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
};

/** A section of a page, named by its heading, which says first what it is about. */
export function SectionCard({ title, about, headingRef, children }: SectionCardProps) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack space={5}>
        <Stack space={2}>
          <Heading level={2} id={heading} ref={headingRef} isFocusTarget={headingRef !== undefined}>
            {title}
          </Heading>
          {about.map((sentence) => (
            <Text key={sentence} tone="muted">
              {sentence}
            </Text>
          ))}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
