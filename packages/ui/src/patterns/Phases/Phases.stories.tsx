import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Text } from '../../components/Text/Text';
import { Phases } from './Phases';

const meta = {
  title: 'Patterns/Phases',
  component: Phases,
  parameters: {
    guide: {
      do: [
        'Use it for everything that a screen reads: a part that failed does not hide the others.',
        'For a failure, say what was kept and what to do; the text of the server is shown where there is one.',
        'Give the shape of the loading content, so that nothing moves when it appears.',
      ],
      dont: ['Do not use it for an action of a person: a form or a dialog reports its result.'],
    } satisfies ComponentGuide,
  },
  args: {
    state: { phase: 'ready' },
    failed: { text: 'We could not load your contacts. Nothing was changed.' },
    notOnDevice: { text: 'Not on this device yet. Connect to see it.' },
    forbidden: { title: 'This is not yours to see', text: 'Ask the patient to share it with you.' },
    onRetry: fn(),
    children: () => <Text>Two contacts</Text>,
  },
} satisfies Meta<typeof Phases>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedAsTheServerSays: Story = {
  args: {
    state: { phase: 'failed', message: 'Too many requests. Try again in a minute.' } as { phase: string },
    failed: { title: 'We could not load your contacts', text: 'Nothing was changed.' },
  },
};

export const NotOnThisDevice: Story = { args: { state: { phase: 'not-on-device' } } };

/** The browser knows of a network: it is the server that is away, and another try may reach it. */
export const ServerAway: Story = {
  args: { state: { phase: 'not-on-device' }, isOffline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Forbidden: Story = { args: { state: { phase: 'forbidden' } } };

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <StoryStates
      meta={meta}
      states={{ Loading, Failed, FailedAsTheServerSays, NotOnThisDevice, Forbidden }}
    />
  ),
};
