import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import * as stories from './DataRequestsScreen.stories';

const meta = {
  title: 'Screens/Settings/Your requests',
  tags: ['sheet', '!test', '!autodocs'],
  parameters: { ...pictured, layout: 'padded' },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = {
  render: () => (
    <ScreenSheet
      stories={stories}
      without={['MakesARequest', 'NamesSomeone', 'TooManyWait', 'Withdraws', 'BegunMeanwhile']}
    />
  ),
};
