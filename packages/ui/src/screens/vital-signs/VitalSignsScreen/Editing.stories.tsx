import { cast } from '@nadi/contract/examples';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { pictured } from '../../../catalogue/pictured';
import { assessed, pressure, subjects } from '../../../catalogue/test/clinical-states';
import { record } from './test/clinical-rules';
import { choose, enterBloodPressure, openForm, openFormByKeyboard, openMenu, save } from './test/form-steps';
import { type VitalSignsScreenProps as Props, VitalSignsScreen } from './VitalSignsScreen';
import vitalSigns from './VitalSignsScreen.stories';

export default {
  ...vitalSigns,
  title: 'Screens/Vital signs/Editing',
  component: VitalSignsScreen,
};
type Story = StoryObj<typeof vitalSigns>;

export const Adding: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ canvas }) => void (await openFormByKeyboard(canvas)),
};

export const AddingGlucose: Story = {
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await choose(form, /What did you measure/, 'Glucose');
    await userEvent.type(await form.findByRole('textbox', { name: /Value/ }), '138');
    await userEvent.click(form.getByRole('radio', { name: /Fasting/ }));
  },
};

export const Saved: Story = {
  play: async ({ args, canvas }) => {
    const form = await enterBloodPressure(canvas, '122', '78');
    await userEvent.click(form.getByRole('radio', { name: 'Left' }));
    await save(form);
    await expect(await form.findByText('In range')).toBeVisible();
    await expect(form.getByRole('link', { name: /NG136/ })).toBeVisible();
    await expect(args.onRecord).toHaveBeenCalledTimes(1);
    await expect(args.onRecord).toHaveBeenCalledWith(
      {
        type: 'blood_pressure',
        unit: 'mm[Hg]',
        measuredAt: '2026-11-20T09:00:00+05:30',
        systolic: 122,
        diastolic: 78,
        value: null,
        arm: 'left',
        posture: null,
        timing: null,
        site: null,
        note: null,
      },
      expect.stringMatching(/^[0-9a-f]{32}$/),
    );
  },
};

export const SavedCritical: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ canvas }) => {
    const form = await enterBloodPressure(canvas, '184', '118');
    await save(form);
    await expect(await form.findByText('Measure again after five minutes.')).toBeVisible();
    await expect(form.getByRole('link', { name: 'Call 112' })).toBeVisible();
  },
};

export const Impossible: Story = {
  play: async ({ args, canvas }) => {
    const form = await enterBloodPressure(canvas, '78', '122');
    await save(form);
    await expect(
      (await form.findAllByText('The lower number must be below the upper number.'))[0],
    ).toBeVisible();
    await expect(args.onRecord).not.toHaveBeenCalled();
  },
};

export const FahrenheitTakenForCelsius: Story = {
  play: async ({ args, canvas }) => {
    const form = await openForm(canvas);
    await choose(form, /What did you measure/, 'Temperature');
    await choose(form, /Unit/, '°C');
    await userEvent.type(form.getByRole('textbox', { name: /Value/ }), '98.6');
    await save(form);
    await expect(await form.findByText('98.6 looks like °F.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Switch to °F' }));
    await expect(form.queryByText('98.6 looks like °F.')).toBeNull();
    await save(form);
    await expect(args.onRecord).toHaveBeenCalledWith(
      expect.objectContaining({ unit: '[degF]', value: 98.6 }),
      expect.anything(),
    );
  },
};

export const Unusual: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args, canvas }) => {
    const form = await enterBloodPressure(canvas, '210', '130');
    await save(form);
    await expect(await form.findByText(/210 \/ 130 mmHg is unusual\. Is it right\?/)).toBeVisible();
    await expect(args.onRecord).not.toHaveBeenCalled();
    const no = form.getByRole('button', { name: 'No, change it' });
    await expect(no).toHaveFocus();
    await expect(no).toHaveAccessibleDescription(/is unusual\. Is it right\?/);
  },
};

export const UnusualConfirmed: Story = {
  play: async ({ args, canvas }) => {
    const form = await enterBloodPressure(canvas, '78', '48');
    await save(form);
    await userEvent.click(await form.findByRole('button', { name: 'Yes, save it' }));
    await expect(await form.findByText('Critical')).toBeVisible();
    await expect(form.getByText('This blood pressure is very low')).toBeVisible();
    await expect(args.onRecord).toHaveBeenCalledTimes(1);
  },
};

export const Saving: Story = {
  args: { onRecord: fn<Props['onRecord']>(() => new Promise(() => undefined)) },
  play: async ({ args, canvas }) => {
    const form = await enterBloodPressure(canvas, '122', '78');
    const button = form.getByRole('button', { name: 'Save reading' });
    await userEvent.dblClick(button);
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(args.onRecord).toHaveBeenCalledTimes(1);
  },
};

export const SaveFailed: Story = {
  args: {
    onRecord: fn<Props['onRecord']>(async () => ({
      ok: false,
      message: 'Server error. Please try again later.',
    })),
  },
  play: async ({ args, canvas }) => {
    const form = await enterBloodPressure(canvas, '122', '78');
    await save(form);
    await expect(await form.findByText('Server error. Please try again later.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: /Upper number/ })).toHaveValue('122');
    await save(form);
    await waitFor(() => expect(args.onRecord).toHaveBeenCalledTimes(2));
    const [first, second] = args.onRecord.mock.calls;
    await expect(second?.[1]).toBe(first?.[1]);
  },
};

export const Editing: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args, canvas }) => {
    const form = await openMenu(canvas, 'Change');
    const systolic = form.getByRole('textbox', { name: /Upper number/ });
    await userEvent.clear(systolic);
    await userEvent.type(systolic, '126');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await expect(await form.findByText('In range')).toBeVisible();
    const [reading] = cast.readings.asha;
    await expect(args.onChange).toHaveBeenCalledWith(
      reading,
      expect.objectContaining({ systolic: 126 }),
      expect.anything(),
    );
  },
};

export const ChangedElsewhere: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: {
    onChange: fn<Props['onChange']>(async ({ id, version }, draft) =>
      version === 1
        ? {
            ok: false,
            message: 'The reading was changed since you read it.',
            current: { ...record(draft, id, 2), systolic: 124, note: 'Corrected on the phone' },
          }
        : { ok: true, reading: record(draft, id, version + 1) },
    ),
  },
  play: async ({ args, canvas }) => {
    const form = await openMenu(canvas, 'Change');
    await userEvent.type(form.getByRole('textbox', { name: /Note/ }), 'Before breakfast');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await expect(await form.findByText('Corrected on the phone')).toBeVisible();
    await expect(form.getByText('Before breakfast')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const DiscardIsAsked: Story = {
  play: async ({ canvas }) => {
    const form = await enterBloodPressure(canvas, '122', '78');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await expect(await form.findByText('What you entered will be lost.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  },
};

export const Deleting: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ canvas }) => void (await openMenu(canvas, 'Delete')),
};

export const Deleted: Story = {
  play: async ({ args, canvas }) => {
    const confirm = await openMenu(canvas, 'Delete');
    await userEvent.click(confirm.getByRole('button', { name: 'Delete reading' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [reading] = cast.readings.asha;
    await expect(args.onDelete).toHaveBeenCalledWith(reading);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'History' })).toHaveFocus());
  },
};

export const DeleteFailed: Story = {
  args: { onDelete: fn<Props['onDelete']>(() => Promise.reject(new Error('no connection'))) },
  play: async ({ canvas }) => {
    const confirm = await openMenu(canvas, 'Delete');
    await userEvent.click(confirm.getByRole('button', { name: 'Delete reading' }));
    await expect(await confirm.findByText(/We could not delete it/)).toBeVisible();
  },
};

export const ByKeyboardAlone: Story = {
  play: async ({ args, canvas }) => {
    const form = await openForm(canvas);
    form.getByRole('textbox', { name: /Upper number/ }).focus();
    await userEvent.keyboard('122{Tab}78');
    form.getByRole('button', { name: 'Save reading' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await form.findByText('In range')).toBeVisible();
    await expect(args.onRecord).toHaveBeenCalledTimes(1);
  },
};

/** The person is 34 and has not said whether she is pregnant. */
export const SavedCriticalOnlyInPregnancy: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: {
    onRecord: fn<Props['onRecord']>(async () => ({
      ok: true,
      reading: pressure(165, 112, subjects.mayBePregnant),
    })),
  },
  play: async ({ canvas }) => {
    const form = await enterBloodPressure(canvas, '165', '112');
    await save(form);
    await expect(
      await form.findByRole('heading', { name: /^If you are pregnant .* call 112 now/ }),
    ).toBeVisible();
    await expect(form.getByText('Above range')).toBeVisible();
    await expect(form.getByText(/Measure in the morning and in the evening for a week/)).toBeVisible();
  },
};

export const SavedTemperature: Story = {
  play: async ({ args, canvas }) => {
    const form = await openForm(canvas);
    await choose(form, /What did you measure/, 'Temperature');
    await userEvent.type(form.getByRole('textbox', { name: /Value/ }), '101.1');
    await choose(form, /Where did you measure/, 'Ear');
    await save(form);
    await expect(await form.findByText(/^This is a fever/)).toBeVisible();
    await expect(args.onRecord).toHaveBeenCalledWith(
      expect.objectContaining({ value: 101.1, unit: '[degF]', site: 'ear' }),
      expect.anything(),
    );
  },
};

export const SavedFeverOfAnInfant: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: {
    onRecord: fn<Props['onRecord']>(async () => ({
      ok: true,
      reading: assessed('temperature', subjects.fiveWeeks, { value: 38.2, site: 'rectum' }),
    })),
  },
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await choose(form, /What did you measure/, 'Temperature');
    await userEvent.type(form.getByRole('textbox', { name: /Value/ }), '100.8');
    await save(form);
    await expect(await form.findByText('A fever at this age is an emergency')).toBeVisible();
  },
};
