import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ActingContext } from '../../../acting';
import type { ScreenGuide } from '../../../catalogue/guide';
import {
  activity,
  clock,
  linkOver,
  linkSent,
  longNamed,
  mira,
  notInvited,
  rohan,
  sushila,
  takenOver,
  tara,
} from '../test/sample-family';
import type { MemberRow } from '../types';
import { MemberScreen, type MemberScreenProps } from './MemberScreen';

const of = (member: MemberRow): MemberScreenProps['state'] => ({ phase: 'ready', member });
const ishaan: MemberRow = {
  ...mira,
  ...{ firstName: 'Ishaan', dateOfBirth: '2013-11-02', gender: 'MALE', isReviewDue: true },
};
const saved = async () => ({ ok: true as const });

const meta = {
  title: 'Screens/Family/Member',
  component: MemberScreen,
  parameters: {
    guide: {
      purpose: 'What may I do for this person, until when, and what was done for them?',
      operations: [
        'readFamilyMember',
        'updateFamilyMember',
        'leaveFamilyMember',
        'deleteFamilyMemberRecord',
        'listFamilyActivity',
        'confirmFamilyReview',
        'listFamilyHandOvers',
        'sendTakeOver',
        'withdrawTakeOver',
      ],
      sources: [
        { title: 'Majority Act 1875, section 3', url: 'https://www.indiacode.nic.in/handle/123456789/2289' },
        {
          title: 'Convention on the Rights of the Child, article 12',
          url: 'https://www.ohchr.org/en/instruments-mechanisms/instruments/convention-rights-child',
        },
      ],
      notes: ['The only guardian of a child cannot leave: nobody would look after the record.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: of(sushila),
    activity: {
      phase: 'ready',
      rows: activity,
      pagination: { page: 1, limit: 10, total: 41, pages: 5 },
    },
    clock,
    isCurrent: false,
    onActFor: fn(),
    onShowGrowth: fn(),
    onCorrect: fn<MemberScreenProps['onCorrect']>(saved),
    onLeave: fn<MemberScreenProps['onLeave']>(saved),
    onDeleteRecord: fn<MemberScreenProps['onDeleteRecord']>(saved),
    onConfirmReview: fn<MemberScreenProps['onConfirmReview']>(saved),
    onSendTakeOver: fn<MemberScreenProps['onSendTakeOver']>(saved),
    onWithdrawTakeOver: fn<MemberScreenProps['onWithdrawTakeOver']>(saved),
    onGone: fn(),
    onPageChange: fn(),
    onRetry: fn(),
    onRetryActivity: fn(),
    onRetryHandOver: fn(),
  },
} satisfies Meta<typeof MemberScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

export const Manage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^She gave you this on 3 January 2026/)).toBeVisible();
    await expect(canvas.getByText('You added a reading')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  },
};
export const View: Story = { args: { state: of({ ...sushila, level: 'view' }) } };
export const Full: Story = { args: { state: of({ ...sushila, level: 'full', until: null }) } };
export const OnlyGuardian: Story = {
  args: { state: of(rohan) },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Leave' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Delete this record' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Growth' }));
    await expect(args.onShowGrowth).toHaveBeenCalledWith(rohan);
  },
};
export const OneOfTwoGuardians: Story = {
  args: { state: of(mira) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Leave' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete this record' })).toBeNull();
  },
};
export const ReviewIsDue: Story = {
  args: { state: of(ishaan) },
  // The page is read again once it is confirmed.
  render: function ReadsAgain(args) {
    const [isReviewDue, setReviewDue] = useState(true);
    const confirm = async () => {
      const outcome = await args.onConfirmReview();
      setReviewDue(false);
      return outcome;
    };
    return <MemberScreen {...args} state={of({ ...ishaan, isReviewDue })} onConfirmReview={confirm} />;
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Look through it together' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'We have looked through it' }));
    await waitFor(() => expect(args.onConfirmReview).toHaveBeenCalledOnce());
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: 'Look through it together' })).toBeNull(),
    );
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
export const SoonAnAdult: Story = {
  args: { state: of(tara), handOver: notInvited },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tara turns 18 on 10 January 2027')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Invite Tara' })).toBeVisible();
    await expect(canvas.getByText(/^You have been a guardian since/)).toHaveTextContent(
      'You act for Tara until 9 January 2027',
    );
  },
};
export const LinkWasSent: Story = { args: { state: of(tara), handOver: linkSent } };
export const LinkRanOut: Story = {
  args: { state: of(tara), handOver: linkOver },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Send again Tara' })).toBeVisible();
  },
};
export const HandOverCouldNotBeRead: Story = {
  args: { state: of(tara), handOver: 'failed' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^We could not load which records are to be handed over/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryHandOver).toHaveBeenCalledOnce();
  },
};
export const TakenOver: Story = {
  args: { state: of({ ...tara, hasAccount: true }), handOver: takenOver },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tara has taken the record over')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete this record' })).toBeNull();
  },
};
export const WithdrawsTheLink: Story = {
  args: { state: of(tara), handOver: linkSent },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Withdraw/ }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Withdraw the link' }));
    await waitFor(() => expect(args.onWithdrawTakeOver).toHaveBeenCalledWith(linkSent));
  },
};
export const WhileActing: Story = {
  args: { isCurrent: true },
  render: (args) => (
    <ActingContext value={{ firstName: 'Sushila', who: 'she', level: 'manage' }}>
      <MemberScreen {...args} />
    </ActingContext>
  ),
};
export const LongName: Story = {
  args: { state: of(longNamed), activity: { phase: 'ready', rows: [] } },
};
export const Offline: Story = {
  args: { isOffline: true, activity: { phase: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Leave' })).toBeDisabled();
  },
};
export const NotOnDevice: Story = { args: { state: { phase: 'not-on-device' }, isOffline: true } };
export const Loading: Story = { args: { state: { phase: 'loading' }, activity: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
export const Forbidden: Story = {
  args: { state: { phase: 'forbidden' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To your family' })).toHaveAttribute(
      'href',
      '/dashboard/family',
    );
  },
};

export const Leaves: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Stop now' }));
    await waitFor(() => expect(args.onGone).toHaveBeenCalledOnce());
  },
};
export const CannotLeave: Story = {
  args: {
    state: of(mira),
    onLeave: fn<MemberScreenProps['onLeave']>(async () => ({
      ok: false,
      message: 'You are the only guardian. Invite a second one first, or delete the record.',
    })),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    const question = await dialog();
    await userEvent.click(question.getByRole('button', { name: 'Stop now' }));
    await waitFor(() => expect(question.getByText(/^You are the only guardian/)).toBeVisible());
    await expect(args.onGone).not.toHaveBeenCalled();
  },
};
export const DeletesTheRecord: Story = {
  args: { state: of(rohan) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete this record' }));
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Delete for good' }));
    await expect(args.onDeleteRecord).not.toHaveBeenCalled();
    await userEvent.click(form.getByRole('checkbox', { name: /^I understand/ }));
    await userEvent.click(form.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(args.onGone).toHaveBeenCalledOnce());
  },
};
export const CorrectsAChild: Story = {
  args: { state: of(rohan) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Correct details' }));
    const form = await dialog();
    const name = form.getByRole('textbox', { name: /^First name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Rohit');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onCorrect).toHaveBeenCalledWith(expect.objectContaining({ firstName: 'Rohit' })),
    );
  },
};
