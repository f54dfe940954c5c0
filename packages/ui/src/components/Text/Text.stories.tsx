import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Stack } from '../Stack/Stack';
import { Text } from './Text';

const meta = {
  title: 'Components/Text',
  component: Text,
  parameters: {
    guide: {
      do: [
        'Use 16 for body text, 14 for secondary text, 18 and more for introductions.',
        'Use `isTabular` for every measured value: the digits then line up.',
      ],
      dont: [
        'Do not use a clinical tone for anything but a clinical meaning, and never alone: add a word and a shape.',
        'Do not set whole paragraphs in bold.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  args: { children: 'Twelve readings since Saturday, average 124 / 79 mmHg.' },
  render: (args) => (
    <Stack>
      {([14, 16, 18, 22, 28, 36] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  args: { children: '' },
  render: () => (
    <Stack space={2}>
      <Text>Ink: what there is to read</Text>
      <Text tone="muted">Muted: what explains it</Text>
      <Text tone="in-range">In range</Text>
      <Text tone="high">Above range</Text>
      <Text tone="low">Below range</Text>
      <Text tone="critical">Critical</Text>
    </Stack>
  ),
};

export const Weights: Story = {
  args: { children: '' },
  render: () => (
    <Stack space={2}>
      <Text>Regular</Text>
      <Text weight="medium">Medium</Text>
      <Text weight="bold">Bold</Text>
      <Text>
        With a <Text as="strong">strong word</Text> inside, and{' '}
        <Text as="span" tone="muted">
          a muted one
        </Text>
        .
      </Text>
    </Stack>
  ),
};

export const TabularFigures: Story = {
  args: { children: '' },
  render: () => (
    <Stack space={1}>
      <Text isTabular>111.1 mg/dL</Text>
      <Text isTabular>108.7 mg/dL</Text>
    </Stack>
  ),
};

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ Sizes, Tones, Weights, TabularFigures }} />,
};
