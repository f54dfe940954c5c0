import type { Meta, StoryObj } from '@storybook/react-vite';
import { picturedScreen } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import * as stories from './VerifyEmailScreen.stories';

const meta = {
  title: 'Screens/Auth/Verify e-mail',
  tags: ['sheet', '!test', '!autodocs'],
  parameters: { ...picturedScreen, layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = {
  render: () => <ScreenSheet stories={stories} without={['LongAddress']} />,
};
