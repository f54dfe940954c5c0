import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { pictured } from '../../../catalogue/pictured';
import { allowed, asked, emergency, granted, shared } from '../test/example-consents';
import { ConsentScreen, type ConsentScreenProps } from './ConsentScreen';

type Props = ConsentScreenProps;

const meta = {
  title: 'Screens/Consent/A request',
  component: ConsentScreen,
  parameters: {
    guide: {
      purpose:
        'Who asks to see my records, why, what, which days and until when, and what do I allow of it? Then: what do I read out, and what became of it?',
      operations: ['readConsent', 'allowConsent', 'resendConsentCode', 'denyConsent', 'revokeConsent'],
      notes: [
        'It begins with what was asked for. A patient takes away from it and can add nothing.',
        'Nothing is shared before the doctor has typed the code, which is read out in person, shown in the app alone and good for ten minutes.',
        'What the doctor is told of a no is the chosen reason, and never that they are blocked.',
        'Answered with a connection only; without one it says so and does nothing.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'ready', consent: asked },
    clock: { now: '2026-11-20T10:30:00+05:30', timeZone: 'Asia/Kolkata' },
    today: '2026-11-20',
    keptKinds: ['allergies', 'conditions', 'medicines', 'vital-signs', 'immunisations', 'emergency-contacts'],
    onAllow: fn<Props['onAllow']>(async () => ({ ok: true })),
    onNewCode: fn<Props['onNewCode']>(async () => ({ ok: true })),
    onDeny: fn<Props['onDeny']>(async () => ({ ok: true })),
    onRevoke: fn<Props['onRevoke']>(async () => ({ ok: true })),
    onUndoRevoke: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ConsentScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const ofCode = { digits: '482913', endsAt: '2026-11-20T10:39:12+05:30' };
const dialog = async () => within(await screen.findByRole('dialog'));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Registration EX-000112')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Allow and show code' }));
    await waitFor(() =>
      expect(args.onAllow).toHaveBeenCalledWith(
        { kinds: asked.asked.kinds, dates: asked.asked.dates, lastDay: null },
        asked,
      ),
    );
  },
};

export const NarrowedAndAllowed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Emergency contacts/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^7 days/ }));
    await expect(canvas.getByText(/You share 2 kinds, .* until Fri, 27 Nov/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Allow and show code' }));
    await waitFor(() =>
      expect(args.onAllow).toHaveBeenCalledWith(
        { kinds: ['conditions', 'vital-signs'], dates: asked.asked.dates, lastDay: '2026-11-27' },
        asked,
      ),
    );
  },
};

export const NothingChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const name of [/Conditions/, /Vital signs/, /Emergency contacts/])
      await userEvent.click(await canvas.findByRole('checkbox', { name }));
    await userEvent.click(canvas.getByRole('button', { name: 'Allow and show code' }));
    await expect((await canvas.findAllByText(/Leave at least one kind on/))[0]).toBeVisible();
    await expect(args.onAllow).not.toHaveBeenCalled();
  },
};

export const AskedForEverything: Story = {
  args: {
    state: {
      phase: 'ready',
      consent: {
        ...asked,
        purpose: 'HPAYMT',
        doctor: {
          ...asked.doctor,
          firstName: 'Thiruvananthapuram Venkatasubramanian',
          lastName: 'Lakshminarayanan-Chattopadhyay',
          council: 'Example State Medical Council of the Southern Provinces',
        },
        reason: `${'I look after the claim for your stay in hospital and need to know what was found before it. '.repeat(4)}\nThank you.`,
        asked: {
          kinds: ['allergies', 'conditions', 'medicines', 'lab-reports', 'vital-signs', 'emergency-contacts'],
          dates: null,
          accessUntil: '2027-11-19T23:59:00+05:30',
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Some days' }));
    await expect(canvas.getByText(/Shared only with all dates/)).toBeVisible();
  },
};

/** Shows a request that has changed since: the server refuses, and nothing is lost. */
export const NotAllowed: Story = {
  args: {
    onAllow: fn<Props['onAllow']>(async () => ({ ok: false, message: 'This request is already EXPIRED.' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Allow and show code' }));
    await expect(await canvas.findByText('This request is already EXPIRED.')).toBeVisible();
  },
};

export const Denying: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Deny' }));
    const form = await dialog();
    await userEvent.click(form.getByRole('radio', { name: 'More than needed' }));
    await userEvent.click(form.getByRole('checkbox', { name: /Block this doctor/ }));
    await userEvent.click(form.getByRole('button', { name: 'Deny' }));
    await gone();
    await expect(args.onDeny).toHaveBeenCalledWith({ reason: 'too-much', isBlocked: true }, asked);
    await expect(args.onAllow).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Deny' }));
    await dialog();
  },
};

export const AskedOffline: Story = {
  args: {
    state: { phase: 'ready', consent: asked, readAt: '2026-11-20T09:10:00+05:30' },
    isOffline: true,
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Deny' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Allow and show code' })).toBeDisabled();
    await expect(args.onAllow).not.toHaveBeenCalled();
  },
};

export const Code: Story = {
  args: { state: { phase: 'ready', consent: allowed }, code: ofCode },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('4 8 2 9 1 3')).toBeInTheDocument();
    await expect(canvas.getByText('Valid for 9 min 12 s')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New code, 3 left' }));
    await waitFor(() => expect(args.onNewCode).toHaveBeenCalledOnce());
  },
};

export const CodeAfterWrongTries: Story = {
  args: {
    state: {
      phase: 'ready',
      consent: { ...allowed, code: { expiresAt: ofCode.endsAt, triesLeft: 2, resendsLeft: 0 } },
    },
    code: ofCode,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A wrong code was typed. 2 tries are left/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New code, 0 left' })).toBeDisabled();
  },
};

/** Ten minutes are over. */
export const CodeIsOver: Story = {
  args: {
    state: { phase: 'ready', consent: allowed },
    code: { digits: '482913', endsAt: '2026-11-20T10:29:59+05:30' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This code is no longer valid.')).toBeVisible();
    await expect(canvas.queryByText('4 8 2 9 1 3')).toBeNull();
  },
};

/** The page was loaded again, or is open elsewhere: nobody is told the digits twice. */
export const CodeIsElsewhere: Story = { args: { state: { phase: 'ready', consent: allowed } } };

export const CodeOffline: Story = {
  args: { state: { phase: 'ready', consent: allowed }, code: ofCode, isOffline: true },
};

export const Granted: Story = {
  args: { state: { phase: 'ready', consent: granted } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End access' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'End access' }));
    await gone();
    await expect(args.onRevoke).toHaveBeenCalledWith(granted);
  },
};

/** Began before the list of medicines could be shared: it says that it is without it. */
export const GrantedBefore: Story = {
  args: {
    state: {
      phase: 'ready',
      consent: {
        ...granted,
        edition: 1,
        allowed: { ...granted.asked, kinds: ['medicines', 'vital-signs'] },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your list of medicines is not in it/)).toBeVisible();
  },
};

export const StillShared: Story = {
  args: {
    state: {
      phase: 'ready',
      consent: { ...granted, isEnding: true },
      readAt: '2026-11-20T09:10:00+05:30',
    },
    isOffline: true,
  },
};

export const Shared: Story = { args: { state: { phase: 'ready', consent: shared } } };

export const Emergency: Story = { args: { state: { phase: 'ready', consent: emergency } } };

export const Denied: Story = {
  args: {
    state: {
      phase: 'ready',
      consent: {
        ...asked,
        status: 'DENIED',
        endedAt: '2026-11-20T09:00:00+05:30',
        denialReason: 'not-now',
      },
    },
  },
};

export const FiveWrongCodes: Story = {
  args: {
    state: { phase: 'ready', consent: { ...asked, status: 'EXPIRED', endedAt: '2026-11-20T09:00:00+05:30' } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Five wrong codes were typed/)).toBeVisible();
  },
};

export const Lapsed: Story = {
  args: { state: { phase: 'ready', consent: { ...asked, status: 'EXPIRED', endedAt: asked.answerBy } } },
};

export const Ended: Story = {
  args: {
    state: {
      phase: 'ready',
      consent: { ...granted, status: 'EXPIRED', endedAt: '2026-11-18T23:59:00+05:30' },
    },
  },
};

export const Revoked: Story = {
  args: {
    state: {
      phase: 'ready',
      consent: { ...granted, status: 'REVOKED', endedAt: '2026-11-20T09:00:00+05:30' },
    },
  },
};

export const NotHere: Story = { args: { state: { phase: 'absent' } } };

export const NotOnThisDevice: Story = { args: { state: { phase: 'not-on-device' }, isOffline: true } };

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = { args: { state: { phase: 'failed' } } };

export const Forbidden: Story = { args: { state: { phase: 'forbidden' } } };
