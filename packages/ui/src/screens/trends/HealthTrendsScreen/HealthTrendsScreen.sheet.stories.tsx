import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import * as stories from './HealthTrendsScreen.stories';

const meta = {
  title: 'Screens/Trends/Health trends',
  tags: ['sheet', '!test', '!autodocs'],
  parameters: { ...pictured, layout: 'padded' },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = {
  render: () => (
    <ScreenSheet
      stories={stories}
      without={[
        'MeasuresAreChosen',
        'ReadByKeyboard',
        'AllWeeks',
        'TableIsSaved',
        // Most of their pixels are those of the first state.
        'Offline',
        'NotEnoughToCompare',
        'PregnancyIsNotKnown',
      ]}
    />
  ),
};
