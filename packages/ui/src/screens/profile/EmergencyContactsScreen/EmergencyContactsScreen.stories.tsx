import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { EmergencyContactsScreen } from './EmergencyContactsScreen';

const meta = {
  title: 'Screens/Profile/Emergency contacts',
  component: EmergencyContactsScreen,
  parameters: {
    guide: {
      purpose: 'Whom do we call where I cannot answer, and are the numbers still right?',
      operations: ['listEmergencyContacts'],
    } satisfies ScreenGuide,
  },
  args: {
    state: {
      phase: 'ready',
      rows: [
        { id: 'first', name: 'Mohan Kulkarni', relationship: 'SPOUSE', phone: '+910000000201' },
        { id: 'second', name: 'Farida Sheikh', relationship: 'FRIEND', phone: '+910000000202' },
      ],
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof EmergencyContactsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Emergency contacts' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('Husband or wife')).toBeVisible();
    const number = canvas.getByRole('link', { name: '+910000000201' });
    await expect(number).toHaveAttribute('href', 'tel:+910000000201');
  },
};

/** As many as there may be, in every relationship that has words of its own, with a name as long as it may be. */
export const Five: Story = {
  args: {
    state: {
      phase: 'ready',
      rows: [
        {
          id: '1',
          name: 'Venkatanarasimharajuvaripeta Krishnamurthy '.repeat(2).concat('Iyer the elder'),
          relationship: 'PARENT',
          phone: '+910000000201',
        },
        { id: '2', name: 'Ila', relationship: 'CHILD', phone: '+910000000202' },
        { id: '3', name: 'Nandini Kulkarni', relationship: 'SIBLING', phone: '+910000000203' },
        { id: '4', name: 'Farida Sheikh', relationship: 'FRIEND', phone: '+910000000204' },
        { id: '5', name: 'The caretaker', relationship: 'OTHER', phone: '+999000000000205' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    for (const words of ['Parent', 'Son or daughter', 'Brother or sister', 'Friend', 'Someone else'])
      await expect(canvas.getByText(words)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: { phase: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Forbidden: Story = {
  args: { state: { phase: 'forbidden' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Empty: Story = {
  args: { state: { phase: 'ready', rows: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nobody here yet' })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
