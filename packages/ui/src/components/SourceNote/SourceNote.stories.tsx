import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { assessed, pressure, subjects } from '../../catalogue/test/clinical-states';
import { SourceNote } from './SourceNote';

const { man, mayBePregnant, pregnant, fiveWeeks, sixYears, unknownAge, withTarget, atAltitude } = subjects;
const states = {
  Assessed: pressure(190, 125, man),
  'May be pregnant': pressure(165, 112, mayBePregnant),
  Pregnant: pressure(165, 112, pregnant),
  'Time unknown': assessed('glucose', man, { value: 118, timing: 'unknown' }),
  'Age unknown': assessed('pulse', unknownAge, { value: 88 }),
  'Five weeks old': assessed('temperature', fiveWeeks, { value: 37.2, site: 'armpit' }),
  'Six years old': assessed('respiratory_rate', sixYears, { value: 22 }),
  'Oxygen target': assessed('oxygen_saturation', withTarget, { value: 90 }),
  Altitude: assessed('oxygen_saturation', atAltitude, { value: 91 }),
  'Ranges on opposite sides': pressure(88, 111, mayBePregnant),
  'No range': assessed('weight', man, { value: 71 }),
};

export default {
  title: 'Components/SourceNote',
  component: SourceNote,
  parameters: {
    guide: {
      do: [
        'Put it below every interpretation that a screen explains: the range, the critical limits, and who published them.',
        'Let it ask the question that would settle which range applies.',
      ],
      dont: [
        'Do not name a range without its source.',
        'Do not state a critical limit alone: a value below it is not necessarily in range.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus to its links'],
        ['Enter', 'Opens a guideline in a new tab, or the profile if that would settle it'],
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof SourceNote>;
type Story = StoryObj<typeof SourceNote>;

const of = (state: keyof typeof states): Story['args'] => ({ interpretation: states[state].interpretation });

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: of('Assessed'),
  render: () => (
    <StateSheet>
      {Object.entries(states).map(([title, { interpretation }]) => (
        <StateRow key={title} title={title}>
          <SourceNote interpretation={interpretation} />
        </StateRow>
      ))}
    </StateSheet>
  ),
};

export const ByKeyboard: Story = {
  args: of('Age unknown'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Open your profile' })).toHaveFocus();
  },
};

export const Assessed: Story = {
  args: of('Assessed'),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'For adults: in range from 91\u00a0/\u00a060 to 134\u00a0/\u00a084\u00a0mmHg. Critical below 91 (upper number) or from 180\u00a0/\u00a0120.',
        { normalizer: (text) => text },
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /NG136/ })).toHaveAttribute(
      'href',
      'https://www.nice.org.uk/guidance/ng136',
    );
  },
};
export const MayBePregnant: Story = {
  args: of('May be pregnant'),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^If you are pregnant or gave birth in the last six weeks: in range/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open your profile' })).toHaveAttribute(
      'href',
      '/dashboard/profile',
    );
  },
};
export const TimeUnknown: Story = {
  args: of('Time unknown'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^If this was a fasting reading: in range from 70 to 99/)).toBeVisible();
    await expect(canvas.getByText(/^Fasting or after a meal\?/)).toBeVisible();
  },
};
export const OppositeSides: Story = {
  args: of('Ranges on opposite sides'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/calls it low, another calls it high/)).toBeVisible();
  },
};
export const NoRange: Story = { args: of('No range') };
