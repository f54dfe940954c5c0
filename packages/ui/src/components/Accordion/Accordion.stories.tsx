import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { InState } from '../../catalogue/InState';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { Text } from '../Text/Text';
import { Accordion } from './Accordion';

const items = [
  {
    id: 'before',
    label: 'Before you measure',
    content: (
      <Text>
        Sit for five minutes with your back supported and both feet on the floor. No coffee, no tobacco and no
        exercise in the half hour before.
      </Text>
    ),
  },
  {
    id: 'while',
    label: 'While you measure',
    description: 'Two readings, a minute apart',
    content: <Text>Keep the cuff at the height of your heart, and do not talk.</Text>,
  },
  {
    id: 'after',
    label: 'What the numbers mean',
    content: <Text>The first number is the pressure while the heart beats, the second between beats.</Text>,
  },
];

const meta = {
  title: 'Components/Accordion',
  component: Accordion<string>,
  args: { items, onOpenChange: fn() },
  parameters: {
    guide: {
      do: [
        'Use it when people want one or two of many sections: questions and answers, parts of a long form.',
        'Make each heading say enough to choose by; add a `description` if it cannot.',
        'Set `level` to the place of its headings in the outline of the page.',
        'Use `isMultiple` if people compare sections.',
      ],
      dont: [
        'Do not hide content that everyone must read, such as a warning or a consent.',
        'Do not use it for a single section that opens: that is a Disclosure.',
        'Do not use it for views of one thing of which one is always visible: those are Tabs.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus from heading to heading, through open sections'],
        ['Enter, Space', 'Opens and closes a section'],
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Accordion<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

const long = items.map((item) => ({
  ...item,
  label: `${item.label}: Blutdruckselbstmessung und Medikamenteneinnahme zu Hause`,
}));

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: ({ items: some }) => (
    <StateSheet>
      <StateRow title="Closed">
        <Accordion items={some} />
      </StateRow>
      <StateRow title="One open">
        <Accordion items={some} defaultOpenIds={['while']} />
      </StateRow>
      <StateRow title="Many open">
        <Accordion items={some} isMultiple defaultOpenIds={['before', 'after']} />
      </StateRow>
      {(['hovered', 'focused'] as const).map((state) => (
        <StateRow key={state} title={state}>
          <InState state={state} target="button">
            <Accordion items={some.slice(0, 1)} />
          </InState>
        </StateRow>
      ))}
      <StateRow title="One disabled">
        <Accordion items={some.map((item) => ({ ...item, isDisabled: item.id === 'while' }))} />
      </StateRow>
      <StateRow title="Long words">
        <Accordion items={long} defaultOpenIds={['before']} />
      </StateRow>
    </StateSheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const first = canvas.getByRole('button', { name: 'Before you measure' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText(/Sit for five minutes/)).toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.getByText(/Keep the cuff/)).toBeVisible());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['while']);
  },
};

export const ManyOpen: Story = {
  args: { isMultiple: true, defaultOpenIds: ['before'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What the numbers mean' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['before', 'after']);
    await waitFor(() => expect(canvas.getByText(/The first number/)).toBeVisible());
    await expect(canvas.getByText(/Sit for five minutes/)).toBeVisible();
  },
};

export const OpenedByTheScreen: Story = { args: { openIds: ['after'] } };

export const Headings: Story = {
  args: { level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};

export const Disabled: Story = {
  args: { items: items.map((item) => ({ ...item, isDisabled: item.id === 'while' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /While you measure/ })).toBeDisabled();
  },
};
