import { examples } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ActingContext } from '../../../acting';
import type { ScreenGuide } from '../../../catalogue/guide';
import { pictured } from '../../../catalogue/pictured';
import { allowed, asked, emergency, granted, shared } from '../test/example-consents';
import { chooseDoctor, sampleShare, shareIds } from '../test/sample-share';
import type { ConsentRow } from '../types';
import { SharingScreen, type SharingScreenProps } from './SharingScreen';

const listed = (...rows: ConsentRow[]): SharingScreenProps['history'] => ({
  phase: 'ready',
  rows,
  pagination: { page: 1, limit: 10, total: rows.length, pages: 1 },
});
const ended: ConsentRow = {
  ...granted,
  id: 'ended',
  status: 'REVOKED',
  endedAt: '2026-10-12T09:00:00+05:30',
  requestedAt: '2026-09-12T09:00:00+05:30',
};

const meta = {
  title: 'Screens/Consent/Sharing',
  component: SharingScreen,
  parameters: {
    guide: {
      purpose:
        'Who can see something of my record now, by what and until when, who asks, and what was before?',
      operations: [
        'listConsents',
        'listSharedDoctors',
        'revokeConsent',
        'revokeAllConsents',
        'readSharingSettings',
        'updateSharingSettings',
        'listAccessLog',
        'shareData',
      ],
      notes: [
        'The sentence on top is the answer. What waits for a decision comes first.',
        'The end of an access may wait for a connection; until it was sent, the page says that it is still shared.',
        'Who asks is named as the register had them when they asked.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'ready', requests: [asked], people: [{ doctor: granted.doctor, consents: [granted] }] },
    history: listed(asked, granted, ended),
    clock: { now: '2026-11-20T10:30:00+05:30', timeZone: 'Asia/Kolkata' },
    looked: {
      phase: 'ready',
      entries: examples.listAccessLog.answers['200'].asha.data.filter(({ actor }) => !actor.isSelf),
    },
    settings: { phase: 'ready', isFindable: true, blockedDoctors: [] },
    share: sampleShare,
    onRevoke: fn<SharingScreenProps['onRevoke']>(async () => ({ ok: true })),
    onRevokeAll: fn<SharingScreenProps['onRevokeAll']>(async () => ({ ok: true })),
    onUndoRevoke: fn(),
    onChangeSettings: fn<SharingScreenProps['onChangeSettings']>(async () => ({ ok: true })),
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SharingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: 'One doctor can see your records. One doctor is asking.',
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Review and decide' })).toHaveAttribute(
      'href',
      `/dashboard/consents/${asked.id}`,
    );
  },
};

export const Nobody: Story = {
  args: { state: { phase: 'ready', requests: [], people: [] }, history: listed() },
};

export const CodeWaits: Story = {
  args: { state: { phase: 'ready', requests: [allowed], people: [] }, history: listed(allowed) },
};

export const EmergencyAndShare: Story = {
  args: {
    state: {
      phase: 'ready',
      requests: [],
      people: [{ doctor: granted.doctor, consents: [emergency, shared, granted] }],
    },
    history: listed(emergency, shared, granted, ended),
  },
};

export const ManyAndLong: Story = {
  args: {
    state: {
      phase: 'ready',
      requests: [
        {
          ...asked,
          doctor: {
            ...asked.doctor,
            firstName: 'Thiruvananthapuram Venkatasubramanian',
            lastName: 'Lakshminarayanan-Chattopadhyay',
          },
        },
        { ...asked, id: 'another', purpose: 'DSRCH', asked: { ...asked.asked, dates: null } },
      ],
      people: [
        { doctor: granted.doctor, consents: [granted] },
        {
          doctor: asked.doctor,
          consents: [{ ...granted, id: 'of-samuel', doctor: asked.doctor, purpose: 'PUBHLTH' }],
        },
      ],
    },
    history: {
      phase: 'ready',
      rows: [
        ended,
        { ...asked, id: 'denied', status: 'DENIED', denialReason: 'too-much', endedAt: asked.requestedAt },
        { ...asked, id: 'lapsed', status: 'EXPIRED', endedAt: asked.answerBy },
        { ...granted, id: 'expired', status: 'EXPIRED', endedAt: '2026-11-18T23:59:00+05:30' },
      ],
      pagination: { page: 2, limit: 10, total: 34, pages: 4 },
    },
  },
};

export const Offline: Story = {
  args: {
    state: {
      phase: 'ready',
      requests: [],
      people: [{ doctor: granted.doctor, consents: [granted] }],
      readAt: '2026-11-20T08:10:00+05:30',
    },
    isOffline: true,
  },
};

export const Ending: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End access Dr. Meera Rao' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'End access' }));
    await gone();
    await expect(args.onRevoke).toHaveBeenCalledWith(granted);
    await userEvent.click(canvas.getByRole('button', { name: 'End all' }));
    await (await dialog()).findByText(/No doctor can see any of your records/);
  },
};

const openShare = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Share documents with a doctor' }));
  return dialog();
};

export const Sharing: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ canvas }) => {
    const form = await openShare(canvas);
    await chooseDoctor(form);
    await userEvent.click(form.getByRole('checkbox', { name: 'HbA1c 7.4 %' }));
    await expect(form.getByText(/not to choose here: Counselling, third session\./)).toBeVisible();
    await expect(form.getByText(/^Until Sun, 20 Dec they see/)).toBeVisible();
  },
};

/** Twice pressed is once shared, and the choice before another search stays. */
export const Shared: Story = {
  play: async ({ args, canvas }) => {
    const form = await openShare(canvas);
    await userEvent.click(form.getByRole('button', { name: 'Share' }));
    await expect((await form.findAllByText('Choose at least one document.'))[0]).toBeVisible();
    await userEvent.click(await form.findByRole('checkbox', { name: 'HbA1c 7.4 %' }));
    await userEvent.type(form.getByRole('searchbox', { name: 'Find among your documents' }), 'lipid');
    await userEvent.click(await form.findByRole('checkbox', { name: /^Lipid profile/ }));
    await expect(form.getByRole('checkbox', { name: 'HbA1c 7.4 %' })).toBeChecked();
    await chooseDoctor(form);
    await userEvent.dblClick(form.getByRole('button', { name: 'Share' }));
    await gone();
    await expect(args.share.onShare).toHaveBeenCalledTimes(1);
    await expect(args.share.onShare).toHaveBeenCalledWith({
      doctorId: granted.doctor.id,
      recordIds: expect.arrayContaining(shareIds),
    });
  },
};

export const NothingToShare: Story = {
  args: {
    share: {
      ...sampleShare,
      findDoctors: async () => Promise.reject(new Error('No network.')),
      findDocuments: async () => ({ documents: [], isMore: false }),
    },
  },
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ canvas }) => {
    const form = await openShare(canvas);
    await expect(await form.findByText('No document that can be shared was found.')).toBeVisible();
    await expect((await form.findAllByText(/^We could not look for doctors/))[0]).toBeVisible();
  },
};

export const NotEnded: Story = {
  args: {
    onRevoke: fn<SharingScreenProps['onRevoke']>(async () => ({ ok: false, message: 'Try again later.' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End access Dr. Meera Rao' }));
    const question = await dialog();
    await userEvent.click(question.getByRole('button', { name: 'End access' }));
    await expect(await question.findByText('Try again later.')).toBeVisible();
  },
};

/** Ended without a connection: the doctor can still see it, and the page says so. */
export const StillShared: Story = {
  args: {
    state: {
      phase: 'ready',
      requests: [],
      people: [
        {
          doctor: granted.doctor,
          consents: [{ ...granted, isEnding: true }],
        },
      ],
    },
    isOffline: true,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Still shared until this is sent')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep access Dr. Meera Rao' }));
    await expect(args.onUndoRevoke).toHaveBeenCalledOnce();
  },
};

export const HiddenAndBlocking: Story = {
  args: {
    settings: {
      phase: 'ready',
      isFindable: false,
      blockedDoctors: [{ id: asked.doctor.id, firstName: 'Samuel', lastName: 'Iype' }],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Let doctors find me' }));
    await waitFor(() => expect(args.onChangeSettings).toHaveBeenCalledWith({ isFindable: true }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Unblock Dr. Samuel Iype' }));
    await waitFor(() => expect(args.onChangeSettings).toHaveBeenCalledWith({ blockedDoctorIds: [] }));
  },
};

export const PartsFailed: Story = {
  args: { history: { phase: 'failed' }, looked: { phase: 'failed' }, settings: { phase: 'failed' } },
};

export const NotOnThisDevice: Story = { args: { state: { phase: 'not-on-device' }, isOffline: true } };

export const Loading: Story = { args: { state: { phase: 'loading' }, history: { phase: 'loading' } } };

export const Failed: Story = { args: { state: { phase: 'failed' } } };

export const Forbidden: Story = { args: { state: { phase: 'forbidden' } } };

/** A guardian decides for a child, whose records they are. */
export const ForAChild: Story = {
  render: (args) => (
    <ActingContext value={{ firstName: 'Rohan', who: 'he', level: 'guardian' }}>
      <SharingScreen {...args} />
    </ActingContext>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'One doctor can see Rohan’s records. One doctor is asking.' });
    await canvas.findByText(/^Doctors can find Rohan, also by the phone number/);
  },
};
