import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ActingContext } from '../../../acting';
import type { ScreenGuide } from '../../../catalogue/guide';
import {
  activity,
  asked,
  clock,
  declined,
  expired,
  guardian,
  kavya,
  linkSent,
  longNamed,
  mira,
  notTakenOver,
  rohan,
  sent,
  sushila,
  takenOver,
  tara,
} from '../test/sample-family';
import { FamilyScreen, type FamilyScreenProps } from './FamilyScreen';

type Content = Partial<Omit<Extract<FamilyScreenProps['state'], { phase: 'ready' }>, 'phase'>>;
const ready = (content: Content): FamilyScreenProps['state'] => ({
  phase: 'ready',
  members: [],
  helpers: [],
  invitations: [],
  handOvers: [],
  ...content,
});
const saved = async () => ({ ok: true as const });
const done = activity
  .filter(({ action }) => action !== 'read')
  .map((entry) => ({ ...entry, name: entry.id === '4' ? 'Rohan' : 'Sushila' }));

const meta = {
  title: 'Screens/Family/Family',
  component: FamilyScreen,
  parameters: {
    guide: {
      purpose: 'For whom may I act, who may act for me, and what was done?',
      operations: [
        'listFamilyMembers',
        'listFamilyHelpers',
        'listFamilyInvitations',
        'listFamilyActivity',
        'addFamilyMember',
        'inviteFamilyMember',
        'acceptFamilyInvitation',
        'declineFamilyInvitation',
        'withdrawFamilyInvitation',
        'resendFamilyInvitation',
        'updateFamilyHelper',
        'endFamilyHelper',
        'listFamilyHandOvers',
        'sendTakeOver',
        'withdrawTakeOver',
      ],
      sources: [
        {
          title: 'Digital Personal Data Protection Act 2023, section 9',
          url: 'https://www.meity.gov.in/static/uploads/2024/06/2bf1f0e9f04e6fb4f8fef35e82c42aa5.pdf',
        },
      ],
      notes: [
        'A child is added with the consent of a parent or lawful guardian, in the words of the declaration.',
        'From the 18th birthday on a guardian sees nothing of a record, taken over or not. What is left is the invitation.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: ready({ members: [sushila, rohan, mira], helpers: [kavya], invitations: [sent] }),
    doneForOthers: done,
    doneForYou: [],
    clock,
    current: null,
    onActFor: fn(),
    onAddChild: fn<FamilyScreenProps['onAddChild']>(saved),
    onInvite: fn<FamilyScreenProps['onInvite']>(saved),
    onAccept: fn<FamilyScreenProps['onAccept']>(saved),
    onDecline: fn<FamilyScreenProps['onDecline']>(saved),
    onWithdraw: fn<FamilyScreenProps['onWithdraw']>(saved),
    onResend: fn<FamilyScreenProps['onResend']>(saved),
    onChangeHelper: fn<FamilyScreenProps['onChangeHelper']>(saved),
    onEndHelper: fn<FamilyScreenProps['onEndHelper']>(saved),
    onSendTakeOver: fn<FamilyScreenProps['onSendTakeOver']>(saved),
    onWithdrawTakeOver: fn<FamilyScreenProps['onWithdrawTakeOver']>(saved),
    onRetry: fn(),
    onRetryHandOvers: fn(),
  },
} satisfies Meta<typeof FamilyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const ThreePeople: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'You look after three people. One invitation is waiting.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Act for Rohan' }));
    await expect(args.onActFor).toHaveBeenCalledWith(rohan);
  },
};

export const NobodyYet: Story = {
  args: { state: ready({}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nobody yet\./)).toBeVisible();
  },
};

export const InvitationsReceivedAndSent: Story = {
  args: { state: ready({ invitations: [asked, sent, expired, declined], members: [rohan] }) },
};

export const RecordsToHandOver: Story = {
  args: {
    state: ready({
      members: [tara],
      handOvers: [linkSent, { ...takenOver, firstName: 'Meera' }, notTakenOver],
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Vivaan is an adult')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Invite Vivaan' }));
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Send the invitation' }));
    await expect(args.onSendTakeOver).not.toHaveBeenCalled();
    await userEvent.type(form.getByRole('textbox', { name: /own e-mail address/ }), 'vivaan@family.example');
    await userEvent.click(form.getByRole('button', { name: 'Send the invitation' }));
    await waitFor(() =>
      expect(args.onSendTakeOver).toHaveBeenCalledWith(notTakenOver, 'vivaan@family.example'),
    );
    await gone();
  },
};

export const HandOversCouldNotBeRead: Story = {
  args: { state: ready({ members: [tara], handOvers: 'failed' }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^We could not load which records are to be handed over/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryHandOvers).toHaveBeenCalledOnce();
  },
};

/** The only guardian of a child with an account invites another one. */
export const SecondGuardianOfAChildWithAnAccount: Story = {
  args: { state: ready({ members: [{ ...tara, hasAccount: true }] }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite or add' }));
    await userEvent.click((await dialog()).getByRole('button', { name: /^Invite a second guardian/ }));
    await expect(await screen.findByRole('dialog', { name: 'Invite a second guardian' })).toBeVisible();
  },
};

/** As the young person sees it until the 18th birthday. */
export const HasGuardian: Story = {
  args: { state: ready({ helpers: [guardian] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Mother\. Guardian, until 9 January 2027/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Change/ })).toBeNull();
  },
};

export const WhileActing: Story = {
  args: { current: 'sushila' },
  render: (args) => (
    <ActingContext value={{ firstName: 'Sushila', who: 'she', level: 'manage' }}>
      <FamilyScreen {...args} />
    </ActingContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You act for Sushila now')).toBeVisible();
    // The list of helpers belongs to the person alone.
    await expect(canvas.queryByRole('heading', { name: 'Who may act for you' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Invite or add' })).toBeNull();
  },
};

export const LongNames: Story = {
  args: {
    state: ready({ members: [longNamed], helpers: [{ ...kavya, ...{ lastName: longNamed.lastName } }] }),
  },
};

export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Invite or add' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Act for Rohan' })).toBeEnabled();
  },
};

export const NotOnDevice: Story = { args: { state: { phase: 'not-on-device' }, isOffline: true } };
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AddsAChild: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite or add' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Add a child' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add a child' })).toBeVisible());
    const form = await dialog();
    // Once the date can be typed in, its field is the one that stays.
    await form.findAllByRole('spinbutton');
    await userEvent.click(form.getByRole('button', { name: 'Add the child' }));
    await waitFor(() => expect(form.getAllByText(/^Confirm that you are a parent/)[0]).toBeVisible());
    await expect(args.onAddChild).not.toHaveBeenCalled();
  },
};

export const ChildIsRefused: Story = {
  args: {
    onAddChild: fn<FamilyScreenProps['onAddChild']>(async () => ({
      ok: false,
      fieldErrors: {
        declaration: 'Add your own date of birth to your profile first: a guardian is an adult.',
      },
    })),
  },
};

export const Invites: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite or add' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Ask to act for an adult' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Ask to act for an adult' })).toBeVisible(),
    );
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: /^E-mail address/ }), 'sushila@family.example');
    await userEvent.click(form.getByRole('radio', { name: 'Manage' }));
    await userEvent.click(form.getByRole('button', { name: /The person is my/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'mother' }));
    await userEvent.click(form.getByRole('button', { name: 'Send the invitation' }));
    await waitFor(() =>
      expect(args.onInvite).toHaveBeenCalledWith({
        purpose: 'act-for-you',
        email: 'sushila@family.example',
        relationship: 'mother',
        level: 'manage',
        until: null,
        memberId: null,
      }),
    );
    await gone();
  },
};

/** Asked for more, a person allows less. */
export const AllowsLess: Story = {
  args: { state: ready({ invitations: [asked] }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer Anil Joshi' }));
    const form = await dialog();
    await expect(form.queryByRole('radio', { name: 'Full' })).toBeNull();
    await userEvent.click(form.getByRole('radio', { name: 'View' }));
    await userEvent.click(form.getByRole('button', { name: /Anil Joshi is my/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'brother' }));
    await userEvent.click(form.getByRole('button', { name: 'Accept' }));
    await waitFor(() =>
      expect(args.onAccept).toHaveBeenCalledWith(asked, {
        relationship: 'brother',
        isDeclared: false,
        level: 'view',
        until: '2027-12-31',
      }),
    );
    await gone();
  },
};

export const EndsAtOnce: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Kavya' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'End it now' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: /^End what Kavya/ })).toBeVisible());
    await userEvent.click((await dialog()).getByRole('button', { name: 'End it now' }));
    await waitFor(() => expect(args.onEndHelper).toHaveBeenCalledWith(kavya));
    await gone();
  },
};
