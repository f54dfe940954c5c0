import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { clock, protectedWell, unprotected } from './test/example-account';
import { FakeApp } from './test/FakeApp';

const meta = {
  title: 'Screens/Settings/Security in the course of things',
  component: FakeApp,
  args: {
    state: protectedWell,
    clock,
    isPasskeySupported: true,
    onChangePassword: fn(),
    onStartTwoStep: fn(),
    onCancelTwoStep: fn(),
    onConfirmTwoStep: fn(),
    onRenewRecoveryCodes: fn(),
    onRecoveryCodesKept: fn(),
    onTurnOffTwoStep: fn(),
    onAddPasskey: fn(),
    onRemovePasskey: fn(),
    onEndSession: fn(),
    onEndOtherSessions: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FakeApp>;
export default meta;

type Story = StoryObj<typeof meta>;

const page = within(document.body);
const dialogOf = (name: string) => page.findByRole('dialog', { name });
const noDialog = () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull());

export const TurnOnByKeyboard: Story = {
  args: { state: unprotected },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Turn on' }).focus();
    await userEvent.keyboard('{Enter}');
    const scan = await dialogOf('Scan this code');
    within(scan).getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}');
    const code = within(await dialogOf('Enter the code')).getByRole('textbox', { name: /^Code/ });
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.keyboard('12345{Enter}');
    await expect(code).toBeInvalid();
    code.focus();
    await userEvent.keyboard('6{Enter}');
    const keep = await dialogOf('Keep your recovery codes');
    await waitFor(() => expect(within(keep).getByRole('list', { name: 'Recovery codes' })).toHaveFocus());
    within(keep).getByRole('button', { name: 'I have kept them' }).focus();
    await userEvent.keyboard('{Enter}');
    await noDialog();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Two-step sign-in' })).toHaveFocus());
    await expect(canvas.getByText('On')).toBeVisible();
  },
};

export const CodeRefused: Story = {
  args: { state: unprotected },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
    await userEvent.click(within(await dialogOf('Scan this code')).getByRole('button', { name: 'Next' }));
    const dialog = await dialogOf('Enter the code');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Turn on' }));
    await expect(within(dialog).getByRole('alert')).toHaveFocus();
  },
};

export const GivenUp: Story = {
  args: { state: unprotected },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
    await userEvent.click(within(await dialogOf('Scan this code')).getByRole('button', { name: 'Next' }));
    await dialogOf('Enter the code');
    await userEvent.keyboard('{Escape}');
    await noDialog();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
    // From the beginning, since the secret is another one.
    await dialogOf('Scan this code');
  },
};

export const PasswordAskedOnTop: Story = {
  args: { asksForPassword: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    const question = await dialogOf('Turn off two-step sign-in?');
    await userEvent.click(within(question).getByRole('button', { name: 'Turn off' }));
    const password = await dialogOf('Confirm your password');
    await waitFor(() => expect(within(password).getByLabelText(/^Your password/)).toHaveFocus());
    await userEvent.keyboard('the kettle sings at six{Enter}');
    await noDialog();
    await expect(canvas.getByRole('button', { name: 'Turn on' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Two-step sign-in' })).toHaveFocus());
  },
};

export const PasswordNotGiven: Story = {
  args: { asksForPassword: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    const question = await dialogOf('Turn off two-step sign-in?');
    await userEvent.click(within(question).getByRole('button', { name: 'Turn off' }));
    await dialogOf('Confirm your password');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog', { name: 'Confirm your password' })).toBeNull());
    // The question stands as it was, and can be answered otherwise.
    const keep = within(await dialogOf('Turn off two-step sign-in?')).getByRole('button', {
      name: 'Keep it on',
    });
    await userEvent.click(keep);
    await noDialog();
  },
};

export const NewRecoveryCodes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get new recovery codes' }));
    const question = await dialogOf('Get new recovery codes?');
    await userEvent.click(within(question).getByRole('button', { name: 'Get new codes' }));
    const keep = await dialogOf('Keep your recovery codes');
    await userEvent.click(within(keep).getByRole('button', { name: 'I have kept them' }));
    await noDialog();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Two-step sign-in' })).toHaveFocus());
  },
};

export const PasskeyAdded: Story = {
  args: { state: unprotected, refusal: 'No passkey was created. Nothing was changed; try again.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    const dialog = within(await dialogOf('Add a passkey'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'My laptop{Enter}');
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('No passkey was created.'));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await noDialog();
    await expect(canvas.getByRole('button', { name: 'Remove My laptop' })).toBeVisible();
  },
};

export const PasskeyRemoved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove My phone' }));
    const question = within(await dialogOf('Remove this passkey?'));
    await waitFor(() => expect(question.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.click(question.getByRole('button', { name: 'Remove it' }));
    await noDialog();
    await expect(canvas.queryByText('My phone')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Passkeys' })).toHaveFocus());
  },
};

export const OneSignedOut: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Sign Out Safari on iPad' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('Safari on iPad')).toBeNull());
    await expect(canvas.getByText('Device signed out.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus(),
    );
  },
};

export const AllOthersSignedOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out all other devices' }));
    const question = within(await dialogOf('Sign out all other devices?'));
    await userEvent.click(question.getByRole('button', { name: 'Sign them out' }));
    await noDialog();
    await expect(canvas.getByText('You are not signed in anywhere else.')).toBeVisible();
  },
};
