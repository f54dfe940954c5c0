import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { GrievanceOfficer, HelpScreen, IsItUs, type ServerState } from './HelpScreen';

const meta = {
  title: 'Screens/Public/Help',
  component: HelpScreen,
  parameters: {
    guide: {
      purpose: 'What do I do in danger, whom do I ask, and is my question answered?',
      operations: ['readGrievanceContact'],
    } satisfies ScreenGuide,
    layout: 'fullscreen',
  },
  args: {
    officer: (
      <GrievanceOfficer
        state={{
          phase: 'ready',
          officer: { name: 'Kamala Rangan', email: 'grievance@nadi.example', phone: '+91 80 0000 0001' },
          ...{ grievanceDays: 15, requestDays: 30 },
        }}
      />
    ),
  },
} satisfies Meta<typeof HelpScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^112/ })).toHaveAttribute('href', 'tel:112');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the answers' }), 'password');
    await expect(canvas.getByText('Forgot password?', { exact: false })).toBeVisible();
    await expect(canvas.queryByText('What is a conflict?')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('What is a conflict?')).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the answers' }), 'submarine');
    await expect(canvas.getByRole('heading', { name: 'No answers found' })).toBeVisible();
  },
};

const us = (state: ServerState, onCheck = fn()) => ({ isItUs: <IsItUs state={state} onCheck={onCheck} /> });

export const Running: Story = {
  args: us({ phase: 'running', time: '10:38 am' }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The server and its database are working. Checked at 10:38 am.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeEnabled();
  },
};

export const NotRunning: Story = { args: us({ phase: 'not-running', time: '10:38 am' }) };

export const Unknown: Story = { args: us({ phase: 'unknown', time: '10:38 am' }) };

export const Offline: Story = { args: us({ phase: 'offline' }) };
