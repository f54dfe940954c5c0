import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { pictured } from '../../../catalogue/pictured';
import type { Action } from '../../../patterns/state';
import { fields } from '../test/fields';
import { ConflictScreen, type ConflictScreenProps, type ConflictState } from './ConflictScreen';

type Ready = Extract<ConflictState, { phase: 'ready' }>;

const since = '2026-11-20T08:20:00+05:30';
const idle = { phase: 'idle' } as const;
const changed: Ready = {
  phase: 'ready',
  conflict: { kind: 'changed', title: 'Your profile', since, fields },
  saving: idle,
};
const deletedElsewhere: Ready = {
  phase: 'ready',
  conflict: {
    kind: 'deleted-elsewhere',
    title: 'Blood pressure 126 / 82 mmHg',
    since,
    fields: [
      { field: 'value', label: 'Value', mine: '126 / 82 mmHg' },
      { field: 'measuredAt', label: 'Measured', mine: 'Today, 7:10 am' },
      { field: 'note', label: 'Note', mine: 'After the stairs' },
    ],
    canRecordAgain: true,
  },
  saving: idle,
};
const myDeletion: Ready = {
  phase: 'ready',
  conflict: {
    kind: 'my-deletion',
    title: 'Pulse 58 /min',
    since,
    fields: [
      { field: 'value', label: 'Value', before: '58 /min', standing: '85 /min' },
      { field: 'note', label: 'Note', before: null, standing: 'The digits were swapped' },
    ],
  },
  saving: idle,
};

const meta = {
  title: 'Screens/Offline/Two versions',
  component: ConflictScreen,
  parameters: {
    guide: {
      purpose:
        'Which of the two is right? A record that a person changed without a connection was changed elsewhere before the change was sent, and they choose, field by field. It opens from the drawer and from the reading itself.',
      operations: [
        'runBatch',
        'updateVitalSign',
        'deleteVitalSign',
        'recordVitalSign',
        'updatePatientProfile',
        'updateDoctorProfile',
      ],
      notes: [
        'Nothing is chosen for a field that both sides changed: the newer is not always the right one, and a wrong value in a record does harm.',
        'The choice is saved on top of the version that is shown here. If the record was changed again meanwhile, the question comes again.',
        'For a profile, "Before" is the version that the person read on this device.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: changed,
    clock: { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' },
    onSave: fn(),
    onDiscard: fn(),
    onRecordAgain: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof ConflictScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const asked = async () => within(await within(document.body).findByRole('dialog', { name: 'Discard this?' }));

export const ChangedOnBothSides: Story = {
  play: async ({ canvas }) => {
    const phone = within(canvas.getByRole('radiogroup', { name: 'Phone' }));
    for (const radio of phone.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    const town = within(canvas.getByRole('radiogroup', { name: 'Town' }));
    await expect(town.getByRole('radio', { name: 'Yours Nashik' })).toBeChecked();
    const allergies = within(canvas.getByRole('radiogroup', { name: 'Allergies' }));
    await expect(allergies.getByRole('radio', { name: /^Current version Penicillin/ })).toBeChecked();
  },
};

export const NotAllDecided: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save my choice' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    const summary = canvas.getByRole('alert', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(
      within(summary).getByRole('link', { name: 'Choose the right version of “Phone”.' }),
    );
    await expect(canvas.getByRole('radio', { name: 'Yours +91 98200 00002' })).toHaveFocus();
  },
};

export const DecidedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Yours +91 98200 00002' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Current version +91 98200 00003' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Yours Nashik' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save my choice' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({
      phone: 'standing',
      town: 'mine',
      allergies: 'standing',
    });
  },
};

export const EachSideSomethingElse: Story = {
  args: {
    state: {
      ...changed,
      conflict: {
        kind: 'changed',
        title: 'Your profile',
        since,
        fields: fields.filter(({ changedBy }) => changedBy !== 'both'),
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^No line was changed on both sides/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save my choice' }));
    await expect(args.onSave).toHaveBeenCalledWith({ town: 'mine', allergies: 'standing' });
  },
};

export const Saving: Story = { args: { state: { ...changed, saving: { phase: 'pending' } } } };

/** Fails at each attempt, as the app does without a connection. */
function FailingApp(props: ConflictScreenProps) {
  const [saving, setSaving] = useState<Action>(idle);
  const fail = () => {
    setSaving({ phase: 'pending' });
    setTimeout(
      () => setSaving({ phase: 'failed', message: 'We could not reach the server. Nothing was changed.' }),
      30,
    );
  };
  const state = props.state.phase === 'ready' ? { ...props.state, saving } : props.state;
  return <ConflictScreen {...props} state={state} onSave={fail} onDelete={fail} />;
}

export const NotSaved: Story = {
  render: (args) => <FailingApp {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yours +91 98200 00002' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save my choice' }));
    await expect(
      await canvas.findByText('We could not reach the server. Nothing was changed.'),
    ).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Yours +91 98200 00002' })).toBeChecked();
  },
};

const again = 'It was changed elsewhere again. This is the current version.';

/** While it was sent, it was changed elsewhere once more: what was chosen before no longer counts. */
export const ChangedOnceMore: Story = {
  render: function Again(args) {
    const [state, setState] = useState<Ready>(changed);
    const moveOn = () => {
      setState({ ...state, saving: { phase: 'pending' } });
      const standing = fields.map((field) =>
        field.changedBy === 'both' ? { ...field, standing: '+91 98200 00004' } : field,
      );
      const conflict = { ...changed.conflict, fields: standing } as Ready['conflict'];
      setTimeout(() => setState({ ...changed, conflict, saving: { phase: 'failed', message: again } }), 30);
    };
    return <ConflictScreen {...args} state={state} onSave={moveOn} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Current version \+91 98200 00003/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save my choice' }));
    await expect(await canvas.findByText(again)).toBeVisible();
    const now = canvas.getByRole('radio', { name: 'Current version +91 98200 00004' });
    await expect(now).not.toBeChecked();
  },
};

export const NotDeleted: Story = {
  args: { state: myDeletion },
  render: (args) => <FailingApp {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete anyway' }));
    await expect(
      await canvas.findByText('We could not reach the server. Nothing was changed.'),
    ).toBeVisible();
  },
};

export const Discarded: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard mine' }));
    await expect(args.onDiscard).not.toHaveBeenCalled();
    await userEvent.click((await asked()).getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const DeletedElsewhere: Story = {
  args: { state: deletedElsewhere },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record again as new' }));
    await expect(args.onRecordAgain).toHaveBeenCalledOnce();
  },
};

export const DeletedElsewhereForGood: Story = {
  args: {
    state: {
      ...deletedElsewhere,
      conflict: { ...deletedElsewhere.conflict, canRecordAgain: false } as Ready['conflict'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Record again as new' })).toBeNull();
  },
};

export const MyDeletion: Story = {
  args: { state: myDeletion },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete anyway' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Gone: Story = {
  args: { state: { phase: 'gone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To the dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
