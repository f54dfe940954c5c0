import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { record } from '../../vital-signs/VitalSignsScreen/test/clinical-rules';
import { MeasureCard } from './MeasureCard';
import type { Measure, MeasuredReading, MeasureFault, MeasureState } from './types';

const empty = { systolic: null, diastolic: null, value: null, arm: null, posture: null, timing: null };
const at = '2026-11-20T07:10:00+05:30';
const name = 'BP cuff 7F';
const note = 'Measured by BP cuff 7F, over Bluetooth.';

const measured = (
  more: Partial<Parameters<typeof record>[0]>,
  about: Partial<Omit<MeasuredReading, 'reading'>> = {},
): MeasuredReading => ({
  reading: record(
    {
      ...{ ...empty, site: null, note, type: 'pulse', unit: '/min', measuredAt: at },
      ...more,
    },
    `${more.type ?? 'pulse'}-${more.systolic ?? more.value}`,
  ),
  ...{ fault: null, status: 'new' },
  ...about,
});
const pressure = (systolic: number, diastolic: number, about: Partial<MeasuredReading> = {}) =>
  measured({ type: 'blood_pressure', unit: 'mm[Hg]', systolic, diastolic }, about);

const measure = (more: Partial<Measure> = {}): Measure => ({
  ...{ id: 'first', readings: [pressure(128, 82), measured({ value: 71 })], refusal: null, remarks: [] },
  ...{ time: { device: at, received: at, doubt: null }, isChosen: true, usesReceipt: false },
  ...more,
});
const received = (...measures: Measure[]): MeasureState => ({
  ...{ phase: 'received', name, measures, isSaving: false, message: null },
});
const refusedBy = (refusal: NonNullable<Measure['refusal']>) =>
  received(measure({ readings: [], refusal, isChosen: false }));
const failed = (fault: MeasureFault): MeasureState => ({ phase: 'ready', fault });

const meta = {
  title: 'Screens/Integrations/Measure with a device',
  component: MeasureCard,
  parameters: {
    guide: {
      purpose: 'Can my device send its reading here, so that I need not type it?',
      operations: ['recordVitalSign', 'listVitalSigns'],
      notes: [
        'Nothing is saved before the person confirms it. What the device says of a reading is shown and kept with its note.',
        'The clock of a device has no zone and may be wrong: its time is replaced by that of the receipt only if the person says so.',
        'It is a part of the page of integrations, whose code comes after that of the page.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'ready', fault: null },
    clock: { now: '2026-11-20T07:11:00+05:30', timeZone: 'Asia/Kolkata' },
    isChild: false,
    onBegin: fn(),
    onStop: fn(),
    onChange: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof MeasureCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a device' }));
    await expect(args.onBegin).toHaveBeenCalledTimes(1);
  },
};
export const BrowserWithoutBluetooth: Story = {
  args: { state: { phase: 'unsupported', reason: 'browser' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/Firefox, Safari and all browsers on iPhone and iPad cannot/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Type a reading in' })).toHaveAttribute(
      ...(['href', '/dashboard/vital-signs#add'] as const),
    );
  },
};
export const PageWithoutHttps: Story = { args: { state: { phase: 'unsupported', reason: 'insecure' } } };
export const Choosing: Story = { args: { state: { phase: 'choosing' } } };
export const NoDeviceChosen: Story = {
  args: { state: failed('cancelled') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^No device was chosen/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a device again' }));
    await expect(args.onBegin).toHaveBeenCalledTimes(1);
  },
};
export const PermissionDenied: Story = { args: { state: failed('denied') } };
export const BluetoothOff: Story = { args: { state: failed('off') } };
export const OtherDevice: Story = { args: { state: failed('wrong-device') } };
export const NotConnected: Story = { args: { state: failed('not-connected') } };
export const ConnectionLost: Story = { args: { state: failed('lost') } };
export const NothingStored: Story = { args: { state: failed('no-record') } };
export const Connecting: Story = {
  args: { state: { phase: 'connecting', name } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledTimes(1);
  },
};
export const WaitingForACuff: Story = {
  args: { state: { phase: 'waiting', name, kind: 'cuff', live: null, refusal: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Connected to BP cuff 7F');
  },
};
export const HalfAMinute: Story = {
  args: {
    state: {
      ...{ phase: 'waiting', name: 'Oximeter', kind: 'oximeter', refusal: null },
      live: {
        numbers: [
          { type: 'oxygen_saturation', unit: '%', value: 97 },
          { type: 'pulse', unit: '/min', value: 64 },
        ],
        progress: 0.4,
      },
    },
  },
};
export const SensorNotInPlace: Story = {
  args: {
    state: {
      ...{ phase: 'waiting', name: 'Strap', kind: 'heart-rate', live: null },
      refusal: { reason: 'not-worn', type: 'pulse' },
    },
  },
};
export const Received: Story = {
  args: { state: received(measure()) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Received from BP cuff 7F, not saved yet');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the reading' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};
export const DeviceSaysMore: Story = {
  args: {
    state: received(
      measure({ remarks: ['body-movement', 'cuff-too-loose', 'irregular-pulse', 'wrong-position'] }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The cuff was too loose.')).toBeVisible();
    await expect(canvas.getByText('An irregular pulse was detected.')).toBeVisible();
  },
};
export const CriticalReading: Story = {
  args: { state: received(measure({ readings: [pressure(190, 125)] })) },
};
export const ImpossibleReading: Story = {
  args: {
    state: received(
      measure({
        readings: [
          pressure(310, 90, {
            fault:
              'Must be at most 300 mmHg. If the device really shows this, or the person looks ill, call 112.',
          }),
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/is not saved\. Must be at most 300 mmHg/);
    await expect(canvas.queryByRole('button', { name: 'Save the reading' })).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'BP cuff 7F sent nothing new that can be saved',
    );
  },
};
export const BeyondItsScale: Story = {
  args: { state: refusedBy({ reason: 'above-scale', type: 'glucose' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /above what the device can measure\. .*call 112/,
    );
  },
};
export const CouldNotMeasure: Story = {
  args: { state: refusedBy({ reason: 'no-number', type: 'blood_pressure' }) },
};
export const NoTimeSent: Story = {
  args: { state: received(measure({ time: { device: null, received: at, doubt: 'none-sent' } })) },
};
const future = { device: '2026-12-24T07:10:00+05:30', received: at, doubt: 'future' as const };
export const ClockAhead: Story = {
  args: { state: received(measure({ time: future })) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save the reading' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^It was measured just now/ }));
    await expect(args.onChange).toHaveBeenCalledWith('first', { usesReceipt: true });
  },
};
export const ClockAheadAnswered: Story = {
  args: { state: received(measure({ time: future, usesReceipt: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save the reading' })).toBeEnabled();
  },
};
export const ClockBehind: Story = {
  args: {
    state: received(measure({ time: { device: '2019-01-01T00:03:00+05:30', received: at, doubt: 'old' } })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save the reading' })).toBeEnabled();
  },
};
export const SeveralKept: Story = {
  args: {
    state: received(
      measure({ remarks: ['other-user-possible'] }),
      measure({ id: 'second', readings: [pressure(141, 92)], isChosen: false }),
      measure({ id: 'third', readings: [pressure(119, 76, { status: 'there' })], isChosen: false }),
    ),
  },
  play: async ({ args, canvas }) => {
    const boxes = canvas.getAllByRole('checkbox', { name: 'Save this reading' });
    await expect(boxes).toHaveLength(2);
    await expect(canvas.getByText('Already in your record')).toBeVisible();
    if (boxes[1]) await userEvent.click(boxes[1]);
    await expect(args.onChange).toHaveBeenCalledWith('second', { isChosen: true });
  },
};
export const NotAllSaved: Story = {
  args: {
    state: {
      ...{ phase: 'received', name, isSaving: false },
      measures: [measure({ readings: [pressure(128, 82, { status: 'saved' }), measured({ value: 71 })] })],
      message: '1 saved, the rest not. The server does not answer.',
    },
  },
};
const shown = { isUnsent: false, together: null };
export const Saved: Story = {
  args: {
    state: {
      ...{ phase: 'saved', name },
      saved: [
        { reading: pressure(128, 82).reading, ...shown },
        { reading: measured({ value: 71 }).reading, ...shown },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open your readings' })).toHaveAttribute(
      ...(['href', '/dashboard/vital-signs'] as const),
    );
  },
};
export const KeptOffline: Story = {
  args: {
    state: {
      ...{ phase: 'saved', name },
      saved: [{ reading: pressure(128, 82).reading, isUnsent: true, together: null }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Kept on this device');
  },
};
