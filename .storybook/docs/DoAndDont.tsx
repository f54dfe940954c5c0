import { Card } from '@nadi/ui/components/Card';
import { Grid } from '@nadi/ui/components/Grid';
import { Heading } from '@nadi/ui/components/Heading';
import { Icon } from '@nadi/ui/components/Icon';
import { Inline } from '@nadi/ui/components/Inline';
import { Stack } from '@nadi/ui/components/Stack';
import { Text } from '@nadi/ui/components/Text';
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import type { ComponentGuide } from '../../packages/ui/src/catalogue/guide';
import { list, mark } from './docs.css';
import { Section } from './Section';
import { Sentence } from './Sentence';

/** Right and wrong uses of a component, side by side. */
export function DoAndDont({ guide }: { guide: Partial<ComponentGuide> }) {
  if (!guide.do && !guide.dont) return null;
  return (
    <Section title="When and how">
      <Grid columns={{ narrow: 1, medium: 2 }} space={4}>
        <Advice kind="do" sentences={guide.do ?? []} />
        <Advice kind="dont" sentences={guide.dont ?? []} />
      </Grid>
    </Section>
  );
}

const kinds = { do: { icon: Check, word: 'Do' }, dont: { icon: X, word: 'Do not' } } as const;

function Advice({ kind, sentences }: { kind: keyof typeof kinds; sentences: readonly string[] }) {
  const id = useId();
  const { icon, word } = kinds[kind];
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack space={3}>
        <Inline space={2}>
          <span className={mark[kind]}>
            <Icon icon={icon} size={16} />
          </span>
          <Heading level={3} id={id}>
            {word}
          </Heading>
        </Inline>
        <ul className={list}>
          {sentences.map((sentence) => (
            <Text as="li" key={sentence}>
              <Sentence>{sentence}</Sentence>
            </Text>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
