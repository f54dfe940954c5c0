import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { assessed, pressure, subjects } from '../../catalogue/test/clinical-states';
import { ReadingAdvice } from './ReadingAdvice';

const { man, mayBePregnant, pregnant, fiveWeeks, sixYears } = subjects;
const states = {
  '150 / 95 mmHg': pressure(150, 95, man),
  '112 / 56 mmHg': pressure(112, 56, man),
  '138 / 86 mmHg, may be pregnant': pressure(138, 86, mayBePregnant),
  'Pulse 115, may be pregnant': assessed('pulse', mayBePregnant, { value: 115 }),
  '145 / 92 mmHg, pregnant': pressure(145, 92, pregnant),
  '120 / 76 mmHg, six years old': pressure(120, 76, sixYears),
  'Fasting glucose 160 mg/dL': assessed('glucose', man, { value: 160, timing: 'fasting' }),
  'Glucose 118 mg/dL, time unknown': assessed('glucose', man, { value: 118, timing: 'unknown' }),
  'Glucose 260 mg/dL': assessed('glucose', man, { value: 260, timing: 'random' }),
  'Glucose 62 mg/dL': assessed('glucose', man, { value: 62, timing: 'random' }),
  'Oxygen 93 %': assessed('oxygen_saturation', man, { value: 93 }),
  '39 °C': assessed('temperature', man, { value: 39 }),
  '39 °C, six years old': assessed('temperature', sixYears, { value: 39 }),
  '37.6 °C, five weeks old': assessed('temperature', fiveWeeks, { value: 37.6 }),
  '36.0 °C': assessed('temperature', man, { value: 36 }),
  'Pulse 105': assessed('pulse', man, { value: 105 }),
  'Pulse 46': assessed('pulse', man, { value: 46 }),
  'Breathing 22': assessed('respiratory_rate', man, { value: 22 }),
  'Breathing 10': assessed('respiratory_rate', man, { value: 10 }),
};

export default {
  title: 'Components/ReadingAdvice',
  component: ReadingAdvice,
  parameters: {
    guide: {
      do: [
        'Put it below the badge wherever a reading is explained: its meaning and one next step.',
        'Let it say under which condition another range is more severe.',
      ],
      dont: ['Do not use it for critical readings: they have a CriticalAdvice, above everything else.'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof ReadingAdvice>;
type Story = StoryObj<typeof ReadingAdvice>;

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { reading: states['150 / 95 mmHg'] },
  render: () => (
    <StateSheet>
      {Object.entries(states).map(([title, reading]) => (
        <StateRow key={title} title={title}>
          <ReadingAdvice reading={reading} />
        </StateRow>
      ))}
    </StateSheet>
  ),
};

export const AboveRange: Story = {
  args: { reading: states['150 / 95 mmHg'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Measure in the morning and in the evening for a week/)).toBeVisible();
  },
};
export const InRangeUnderACondition: Story = {
  args: { reading: states['Glucose 118 mg/dL, time unknown'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('If this was a fasting reading, it is above range.')).toBeVisible();
  },
};
export const SoonerInPregnancy: Story = {
  args: { reading: states['Pulse 115, may be pregnant'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^It is faster than usual at rest\. .* see a doctor within days\.$/),
    ).toBeVisible();
    await expect(canvas.getByText(/^If you are pregnant .* call your doctor, midwife/)).toBeVisible();
  },
};
export const FeverOfAnInfant: Story = { args: { reading: states['37.6 °C, five weeks old'] } };
export const FeverOfAChild: Story = { args: { reading: states['39 °C, six years old'] } };
