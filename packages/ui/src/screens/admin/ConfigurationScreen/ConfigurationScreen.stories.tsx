import { examples } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { type Configuration, ConfigurationScreen } from './ConfigurationScreen';

const demonstration: Configuration = examples.readConfiguration.answers['200'].demonstration.data;

const clinic: Configuration = {
  version: '0.1.0',
  database: 'postgres',
  mail: 'smtp',
  appPush: 'fcm',
  sms: 'gateway',
  calls: 'relay',
  address: 'https',
  secret: 'environment',
  secondStepRoles: ['ADMIN', 'DOCTOR'],
  demonstration: 'off',
  metrics: 'token',
  hasRateLimits: true,
  files: 'folder',
  payment: 'test-gateway',
  model: 'none',
  grievanceOfficer: 'named',
  retention: demonstration.retention,
};

const meta = {
  title: 'Screens/Administration/Configuration',
  component: ConfigurationScreen,
  parameters: {
    guide: {
      purpose:
        'Does this server have what a clinic needs? Each service is on or off, with what follows from it and the variable that changes it; what a clinic should change comes first.',
      operations: ['readConfiguration'],
      notes: ['It shows no address, account or secret, so that a picture of it gives nothing away.'],
    } satisfies ScreenGuide,
  },
  args: { state: { phase: 'ready', configuration: demonstration }, onRetry: fn() },
} satisfies Meta<typeof ConfigurationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Demonstration: Story = {
  play: async ({ canvas }) => {
    const kept = within(canvas.getByRole('region', { name: 'How long things are kept' }));
    await expect(kept.getByText('395 days')).toBeVisible();
    await expect(kept.getByText('72 months')).toBeVisible();
  },
};

export const Clinic: Story = {
  args: { state: { phase: 'ready', configuration: clinic } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Administrators, Doctors')).toBeVisible();
    await expect(canvas.queryByText(/Demo accounts with known passwords/)).toBeNull();
  },
};

export const OpenToEveryone: Story = {
  args: {
    state: {
      phase: 'ready',
      configuration: {
        ...clinic,
        demonstration: 'exposed',
        calls: 'stun',
        secondStepRoles: [],
        hasRateLimits: false,
        metrics: 'this-machine',
      },
    },
  },
  play: async ({ canvas }) => {
    // Everything that a clinic should change stands before the rest.
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles.slice(0, 4)).toEqual([
      ...['Demonstration', 'Help for video calls', 'Second step to sign in', 'Limits for requests'],
    ]);
  },
};

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
