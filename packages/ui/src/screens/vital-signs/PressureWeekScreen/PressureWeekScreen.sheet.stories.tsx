import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import * as stories from './PressureWeekScreen.stories';

const meta = {
  title: 'Screens/Vital signs/Blood pressure week',
  tags: ['sheet', '!test', '!autodocs'],
  parameters: { ...pictured, layout: 'padded' },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = {
  render: () => (
    <ScreenSheet
      stories={stories}
      without={[
        // Look like another state, or like a part of it.
        'StartingInTheEvening',
        'Refused',
        'RemindersAreChanged',
        'EnoughWhileRunning',
        'Raised',
        'OfAChild',
        'PregnancyIsNotKnown',
        'NotOnThisDevice',
        'Failed',
        'Loading',
      ]}
    />
  ),
};
