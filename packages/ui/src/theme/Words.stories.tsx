import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, X } from 'lucide-react';
import { pictured } from '../catalogue/pictured';
import { Card } from '../components/Card/Card';
import { Grid } from '../components/Grid/Grid';
import { Heading } from '../components/Heading/Heading';
import { Icon } from '../components/Icon/Icon';
import { Inline } from '../components/Inline/Inline';
import { Stack } from '../components/Stack/Stack';
import { Text } from '../components/Text/Text';

const meta = { title: 'Foundations/Words', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const rules: readonly { rule: string; why: string; good: string; bad: string }[] = [
  {
    rule: 'Answer first',
    why: 'People open a page with one question. The answer is a sentence at the top; numbers follow as evidence.',
    good: 'Your blood pressure is in range this week.',
    bad: 'Blood pressure overview',
  },
  {
    rule: 'Say it as you would across a table',
    why: 'Short words, second person. A medical term comes with its meaning.',
    good: 'Your oxygen saturation, how much oxygen your blood carries, is below range.',
    bad: 'SpO2 desaturation detected',
  },
  {
    rule: 'No false cheer, and no fear',
    why: 'The reader may be ill. Say good news plainly; say bad news with what to do.',
    good: 'This reading is critical. Sit down and measure again. If you feel unwell, call 112.',
    bad: 'Great job! Keep it up! / DANGER: hypertensive crisis',
  },
  {
    rule: 'Unknown is not normal',
    why: 'A reading that cannot be assessed is called not assessed, with the reason. Silence would look like all clear.',
    good: 'Not assessed: tell us whether you were fasting.',
    bad: 'Normal',
  },
  {
    rule: 'Errors say three things',
    why: 'What happened, what was kept, what to do.',
    good: 'We could not save your reading. What you entered is still here. Check your connection and try again.',
    bad: 'Something went wrong (500)',
  },
  {
    rule: 'Buttons say what will happen',
    why: 'A verb and its object. People who read only the button must know what happens next.',
    good: 'Delete reading',
    bad: 'OK',
  },
  {
    rule: 'Numbers have units, and dates are as people say them',
    why: 'The exact moment is there on hover and for readers.',
    good: '122 / 78 mmHg, Tue 18 Nov, 6:40 pm',
    bad: '122/78, 2026-11-18T18:40',
  },
  {
    rule: 'It informs, it does not diagnose',
    why: 'We say where a value lies and which guideline says so. Their doctor tells them what it means for them.',
    good: 'Above range, by NICE NG136. Show it to your doctor.',
    bad: 'You have hypertension.',
  },
];

/** Plain, short, in the second person; no exclamation marks. */
export const Words: StoryObj<typeof meta> = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <Stack space={8}>
      {rules.map(({ rule, why, good, bad }) => (
        <Stack key={rule} space={3} as="section">
          <Heading level={2}>{rule}</Heading>
          <Text tone="muted">{why}</Text>
          <Grid columns={{ narrow: 1, medium: 2 }} space={4}>
            <Example icon={Check} word="So" words={good} />
            <Example icon={X} word="Not so" words={bad} />
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};

function Example({ icon, word, words }: { icon: typeof Check; word: string; words: string }) {
  return (
    <Card tone={word === 'So' ? 'surface' : 'sunken'}>
      <Stack space={2}>
        <Inline space={2}>
          <Icon icon={icon} size={16} />
          <Text size={14} weight="bold">
            {word}
          </Text>
        </Inline>
        <Text size={18}>{words}</Text>
      </Stack>
    </Card>
  );
}
