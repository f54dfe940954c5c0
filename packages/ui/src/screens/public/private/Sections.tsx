import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';

export type Section = { title: string; text: string };

type SectionsProps = {
  title: string;
  intro: string;
  sections: readonly Section[];
  /** Below the sections. */
  children?: ReactNode;
};

/** A text in short sections, each under what it tells. */
export function Sections({ title, intro, sections, children }: SectionsProps) {
  return (
    <Stack space={8}>
      <Stack space={3}>
        <Heading level={1} size={36} isFocusTarget>
          {title}
        </Heading>
        <Text size={18} tone="muted">
          {intro}
        </Text>
      </Stack>
      {sections.map((section) => (
        <Stack key={section.title} space={2} as="section">
          <Heading level={2} size={22}>
            {section.title}
          </Heading>
          <Text>{section.text}</Text>
        </Stack>
      ))}
      {children}
    </Stack>
  );
}
