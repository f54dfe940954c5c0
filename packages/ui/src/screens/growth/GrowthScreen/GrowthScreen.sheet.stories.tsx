import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import * as stories from './GrowthScreen.stories';

const meta = {
  title: 'Screens/Growth/Growth',
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
        'MeasureIsChosen',
        'WaitingOnThisDevice',
        'Overweight',
        'KeptLongAgo',
        'PoundsAsKilograms',
        'LossWithoutADateOfBirth',
        'SevereBeforeTheBirthday',
        'SlipOfTheSameDay',
        'LowerThanBefore',
        'SevereLongAgo',
        'ThinByAnOlderHeight',
        'BirthWeightIsNotRegained',
        'Pregnant',
        'MeasuredLongAgo',
        'SevereBeforeEighteen',
      ]}
    />
  ),
};
