import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Button } from '../../components/Button/Button';
import { DividedItem, DividedList } from '../../components/DividedList/DividedList';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl';
import { Text } from '../../components/Text/Text';
import type { Kept, Listed } from '../state';
import { ListCard } from './ListCard';

const rows = ['Amlodipine 5 mg', 'Metformin 500 mg', 'Vitamin D3 1,000 IU'];
const ready: Extract<Kept<Listed<string>>, { phase: 'ready' }> = {
  phase: 'ready',
  rows,
  pagination: { page: 2, pages: 5, total: 43, limit: 10 },
};

const meta = {
  title: 'Patterns/ListCard',
  component: ListCard<Kept<Listed<string>>>,
  parameters: {
    guide: {
      do: [
        'Use it for each list: its filters, pages, phases and screen reader texts are in the same places everywhere.',
        'For an empty list, say what will be here, and how to begin.',
        'Keep rows visible while others are loading.',
      ],
      dont: ['Do not hide the filters while nothing is listed: they may be the reason.'],
    } satisfies ComponentGuide,
  },
  args: {
    state: ready,
    title: 'Medicines',
    description: 'What you take now, and what you took before.',
    things: ({ count }) => `${count} medicines`,
    choice: 'Taken now',
    filters: (
      <SegmentedControl
        label="Which"
        items={[
          { id: 'now', label: 'Taken now' },
          { id: 'before', label: 'Before' },
        ]}
        value="now"
        onChange={() => {}}
      />
    ),
    failed: { text: 'We could not load your medicines. Nothing was changed.' },
    notOnDevice: { text: 'These medicines are not on this device yet. Connect to see them.' },
    empty: {
      title: 'No medicines yet',
      text: 'Medicines that you add or that a doctor prescribes appear here.',
      action: <Button icon={Plus}>Add a medicine</Button>,
    },
    onPageChange: fn(),
    onRetry: fn(),
    children: (content) => (
      <DividedList label="Medicines">
        {content.rows.map((row) => (
          <DividedItem key={row}>
            <Text>{row}</Text>
          </DividedItem>
        ))}
      </DividedList>
    ),
  },
} satisfies Meta<typeof ListCard<Kept<Listed<string>>>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
  },
};

export const AnotherPageOnItsWay: Story = { args: { state: { ...ready, isPending: true } } };

/** All of it is one page, and it can be added to. */
export const WithoutPages: Story = {
  args: {
    state: { phase: 'ready', rows },
    filters: undefined,
    action: (
      <Button tone="secondary" icon={Plus}>
        Add a medicine
      </Button>
    ),
  },
};

export const Empty: Story = {
  args: { state: { ...ready, rows: [], pagination: { page: 1, pages: 0, total: 0, limit: 10 } } },
};

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NotOnThisDevice: Story = { args: { state: { phase: 'not-on-device' } } };

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <StoryStates
      meta={meta}
      states={{ Ready, AnotherPageOnItsWay, WithoutPages, Empty, Loading, Failed, NotOnThisDevice }}
    />
  ),
};
