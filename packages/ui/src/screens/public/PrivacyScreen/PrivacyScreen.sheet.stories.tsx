import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import * as stories from './PrivacyScreen.stories';

const meta = {
  title: 'Screens/Public/Privacy notice',
  tags: ['sheet', '!test', '!autodocs'],
  parameters: { ...pictured, layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = {
  render: () => <ScreenSheet stories={stories} without={['NobodyNamed', 'NotKnown']} />,
};
