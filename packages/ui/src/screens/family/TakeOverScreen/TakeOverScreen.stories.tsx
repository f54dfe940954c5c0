import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { AuthLayout } from '../../../layouts/AuthLayout/AuthLayout';
import { clock } from '../test/sample-family';
import { TakeOverScreen } from './TakeOverScreen';

const meta = {
  title: 'Screens/Family/Take over',
  component: TakeOverScreen,
  parameters: {
    guide: {
      purpose: 'How does the record that others looked after become mine?',
      operations: ['takeOver'],
      notes: [
        'Nothing of the record is shown before: the link may have gone to a wrong address, so the date of birth is asked for.',
      ],
    } satisfies ScreenGuide,
    layout: 'fullscreen',
  },
  args: { state: { phase: 'ready' }, clock, onSubmit: fn(), onSignOut: fn() },
  decorators: [
    (Story) => (
      <AuthLayout>
        <Story />
      </AuthLayout>
    ),
  ],
} satisfies Meta<typeof TakeOverScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    const type = async (name: RegExp, text: string) =>
      userEvent.type(await canvas.findByRole('spinbutton', { name }), text);
    await canvas.findAllByRole('spinbutton');
    await type(/^day/i, '10');
    await type(/^month/i, '01');
    await type(/^year/i, '2009');
    await userEvent.type(canvas.getByLabelText(/^New password/), 'the kettle sings at six');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Take it over' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        dateOfBirth: '2009-01-10',
        password: 'the kettle sings at six',
        acceptTerms: true,
      }),
    );
  },
};

export const NothingFilledIn: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take it over' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    await expect(canvas.getAllByText('Enter your date of birth.')[0]).toBeVisible();
  },
};

export const Submitting: Story = { args: { state: { phase: 'submitting' } } };

export const WrongDateOfBirth: Story = {
  args: {
    state: {
      phase: 'failed',
      message: 'Some answers cannot be saved.',
      fieldErrors: { dateOfBirth: 'This is not the date of birth in the record. Check it.' },
    },
  },
};

export const Done: Story = {
  args: { state: { phase: 'done' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/auth/login');
  },
};

export const DoneWhereAGuardianIsSignedIn: Story = {
  args: { state: { phase: 'done' }, signedInAs: 'Asha Kulkarni' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Asha Kulkarni is signed in on this device/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Go to sign in' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out, then sign in' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** The first answer may have been lost on the way: then the password is set. */
export const LinkNoLongerGood: Story = {
  args: { state: { phase: 'expired' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/If you have set a password already, sign in/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/auth/login');
  },
};
export const AddressHasAnAccount: Story = { args: { state: { phase: 'taken' } } };
export const LinkMissing: Story = { args: { state: { phase: 'missing' } } };
