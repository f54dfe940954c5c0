import type { Meta, StoryObj } from '@storybook/react-vite';
import { picturedScreen } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import * as stories from './ConsentScreen.stories';

const meta = {
  title: 'Screens/Consent/A request',
  tags: ['sheet', '!test', '!autodocs'],
  parameters: { ...picturedScreen, layout: 'padded' },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = {
  render: () => (
    <ScreenSheet
      stories={stories}
      without={['Denying', 'NarrowedAndAllowed', 'NothingChosen', 'NotAllowed']}
    />
  ),
};
