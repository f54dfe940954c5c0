import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { Link } from '../Link/Link';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Card } from './Card';

const meta = {
  title: 'Components/Card',
  component: Card,
  parameters: {
    guide: {
      do: [
        'Use it for a self-contained item: a visit, a doctor, a chart with its text.',
        'Give a page one `deep` card at most: the next thing to do.',
        'Prefer a hairline or space if a group needs no edge.',
      ],
      dont: [
        'Do not build a page as a wall of equal cards: nothing stands out then.',
        'Do not put a card into a card; use `sunken` for a part of one.',
        'Do not make a whole card a button: put a link or a button inside, with a name of its own.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

const visit = (
  <Stack space={4} align="start">
    <Stack space={1}>
      <Text size={14} tone="muted">
        Next visit, in 6 h 20 min
      </Text>
      <Heading level={2}>Dr. Meera Rao</Heading>
      <Text size={14} tone="muted">
        Cardiology, video, today 4:30 pm
      </Text>
    </Stack>
    <Button>Check camera and sound</Button>
    <Link href="#change" isAlone>
      Change the time
    </Link>
  </Stack>
);

export const Surface: Story = { args: { children: visit } };

export const Deep: Story = { args: { tone: 'deep', children: visit } };

export const Sunken: Story = { args: { tone: 'sunken', children: visit } };

export const Raised: Story = { args: { isRaised: true, children: visit } };

export const Small: Story = { args: { padding: 'small', children: <Text weight="bold">Pulse</Text> } };

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ Surface, Deep, Sunken, Raised, Small }} />,
};
