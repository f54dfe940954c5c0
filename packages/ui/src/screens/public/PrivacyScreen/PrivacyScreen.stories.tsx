import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { ReadingLayout } from '../../../layouts/ReadingLayout/ReadingLayout';
import { GrievanceOfficer, type OfficerState, PrivacyScreen } from './PrivacyScreen';

const periods = { grievanceDays: 15, requestDays: 30 };
const officer = { name: 'Kamala Rangan', email: 'grievance@nadi.example', phone: '+91 80 0000 0001' };
const showing = (state: OfficerState) => ({ officer: <GrievanceOfficer state={state} /> });

const meta = {
  title: 'Screens/Public/Privacy notice',
  component: PrivacyScreen,
  parameters: {
    guide: {
      purpose:
        'Which of my data is kept, who sees it, and how can I have it erased? Read before an account is created.',
      operations: ['readGrievanceContact'],
    } satisfies ScreenGuide,
    layout: 'fullscreen',
  },
  args: showing({ phase: 'ready', officer, ...periods }),
  decorators: [
    (Story) => (
      <ReadingLayout>
        <Story />
      </ReadingLayout>
    ),
  ],
} satisfies Meta<typeof PrivacyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const NobodyNamed: Story = {
  args: showing({ phase: 'ready', officer: null, ...periods }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This clinic has not named a grievance officer yet.')).toBeVisible();
  },
};

export const NotKnown: Story = {
  args: showing({ phase: 'failed' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^We could not look up/)).toBeVisible();
  },
};
