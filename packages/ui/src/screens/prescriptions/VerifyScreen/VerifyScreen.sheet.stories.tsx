import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import * as stories from './VerifyScreen.stories';

const meta = {
  title: 'Screens/Prescriptions/Verify',
  tags: ['sheet', '!test', '!autodocs'],
  parameters: { ...pictured, layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = {
  render: () => <ScreenSheet stories={stories} without={['Replaced']} />,
};
