import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { OutboxButton, type OutboxButtonProps } from './OutboxButton';

const meta = {
  title: 'Components/OutboxButton',
  component: OutboxButton,
  parameters: {
    guide: {
      do: [
        'Keep it mounted in the header all the time: it tells a screen reader when the connection is lost and restored.',
        'Let it open the drawer in which each entry can be seen, changed and discarded.',
        'Count the unsent entries on this device, for whatever reason they are unsent.',
      ],
      dont: [
        'Do not count an entry that a visible form is saving right now: the form says so itself, and the header would flicker.',
        'Do not make it the only place that says that something is not sent: the UnsentMark is beside the item.',
        'Do not hide it while the remaining entries need a decision: nothing continues then without the person.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus to it'],
        ['Enter, Space', 'Opens what waits'],
      ],
    } satisfies ComponentGuide,
  },
  args: { connection: 'online', count: 0, attention: 0, sending: null, onPress: fn() },
} satisfies Meta<typeof OutboxButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllIsWell: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
  },
};
export const Offline: Story = { args: { connection: 'offline' } };
export const OfflineWithEntries: Story = { args: { connection: 'offline', count: 3 } };
export const Waiting: Story = { args: { count: 3 } };
export const Sending: Story = { args: { count: 28, sending: { done: 12, total: 40 } } };
export const NeedsYou: Story = { args: { count: 3, attention: 1 } };
export const ManyNeedYou: Story = { args: { count: 214, attention: 120 } };

export const ByKeyboard: Story = {
  args: { count: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '3 not sent. See what is waiting' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

function Train(props: OutboxButtonProps) {
  const [state, setState] = useState<Partial<OutboxButtonProps>>({});
  return (
    <Inline>
      <Button tone="secondary" onPress={() => setState({ connection: 'offline', count: 2 })}>
        Into the tunnel
      </Button>
      <Button tone="secondary" onPress={() => setState({ count: 2, sending: { done: 0, total: 2 } })}>
        Out of it
      </Button>
      <Button tone="secondary" onPress={() => setState({ count: 1, sending: { done: 1, total: 2 } })}>
        One is sent
      </Button>
      <Button tone="secondary" onPress={() => setState({ count: 1, attention: 1 })}>
        One is refused
      </Button>
      <OutboxButton {...props} {...state} />
    </Inline>
  );
}

/** Screen readers announce each change once, and none of the steps between. */
export const ToldOnce: Story = {
  render: (args) => <Train {...args} />,
  play: async ({ canvas, userEvent }) => {
    const news = canvas.getByRole('status');
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Into the tunnel');
    await expect(news).toHaveTextContent('You are offline. What you save is kept on this device.');
    await press('Out of it');
    await expect(news).toHaveTextContent('You are online again. 2 entries are being sent.');
    await press('One is sent');
    await expect(news).toHaveTextContent('You are online again. 2 entries are being sent.');
    await press('One is refused');
    await expect(news).toHaveTextContent('One entry that was not sent needs your decision.');
  },
};

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <StoryStates
      meta={meta}
      states={{ Offline, OfflineWithEntries, Waiting, Sending, NeedsYou, ManyNeedYou }}
      touched={Waiting}
      target="button"
    />
  ),
};
