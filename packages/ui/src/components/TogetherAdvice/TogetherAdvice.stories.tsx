import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateSheet } from '../../catalogue/StateSheet';
import { assessed, pressure, subjects } from '../../catalogue/test/clinical-states';
import { type SeveralSigns, TogetherAdvice } from './TogetherAdvice';

const { man, mayBePregnant, pregnant, sixYears } = subjects;

const fever: SeveralSigns = {
  list: 'news2',
  total: 7,
  advice: 'emergency',
  condition: null,
  readings: [
    assessed('temperature', man, { value: 38.6 }),
    assessed('pulse', man, { value: 118 }),
    assessed('respiratory_rate', man, { value: 23 }),
    pressure(95, 60, man),
  ],
};
const watched: SeveralSigns = {
  ...fever,
  total: 6,
  advice: 'emergency-if-symptoms',
  readings: fever.readings.slice(1),
};
const inPregnancy: SeveralSigns = {
  list: 'maternal',
  total: 2,
  advice: 'emergency',
  condition: null,
  readings: [
    assessed('pulse', pregnant, { value: 114 }),
    assessed('respiratory_rate', pregnant, { value: 22 }),
  ],
};
const onlyInPregnancy: SeveralSigns = {
  ...inPregnancy,
  condition: 'pregnant-or-after-birth',
  readings: [
    assessed('pulse', mayBePregnant, { value: 114 }),
    assessed('respiratory_rate', mayBePregnant, { value: 22 }),
  ],
};
const ofChild: SeveralSigns = {
  list: 'paediatric',
  total: 2,
  advice: 'emergency',
  condition: null,
  readings: [
    assessed('pulse', sixYears, { value: 118 }),
    assessed('respiratory_rate', sixYears, { value: 25 }),
  ],
};
const all = [fever, watched, inPregnancy, onlyInPregnancy, ofChild];

export default {
  title: 'Components/TogetherAdvice',
  component: TogetherAdvice,
  parameters: {
    guide: {
      do: [
        'Show it above everything else if the clinical rules find several signs together.',
        'Have a clinician review every change of its text.',
      ],
      dont: ['Do not add up readings in a screen: the rules know which list applies to whom.'],
      keyboard: [
        ['Tab', 'Moves to the link that calls the emergency number, then to that of the ambulance'],
        ['Enter', 'Calls'],
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof TogetherAdvice>;
type Story = StoryObj<typeof TogetherAdvice>;

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: fever,
  render: () => (
    <StateSheet>
      {all.map((props) => (
        <section key={JSON.stringify(props)}>
          <TogetherAdvice {...props} />
        </section>
      ))}
    </StateSheet>
  ),
};

export const SeveralSignsTogether: Story = {
  args: fever,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Several signs together: call 112');
    await expect(canvas.getByText(/NEWS2 \(total 7\)/)).toBeVisible();
  },
};
export const ByKeyboard: Story = {
  args: fever,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Call 112' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Ambulance/ })).toHaveFocus();
  },
};
export const SignsDecide: Story = { args: watched };
export const InPregnancy: Story = { args: inPregnancy };
export const OnlyInPregnancy: Story = {
  args: onlyInPregnancy,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(/^If you are pregnant .* call 112/);
  },
};
export const OfChild: Story = { args: ofChild };
