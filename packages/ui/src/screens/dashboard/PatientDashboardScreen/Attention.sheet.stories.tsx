import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import * as stories from './Attention.stories';

const meta = {
  title: 'Screens/Dashboard/Attention',
  tags: ['sheet', '!test', '!autodocs'],
  parameters: { ...pictured, layout: 'padded' },
} satisfies Meta;
export default meta;

/** Differ from the others in their words alone, which their stories test. */
const alike = [
  'NewerInRange',
  'NumbersTooCloseTogether',
  'LastOneVeryLow',
  'WorseInPregnancy',
  'Reassessed',
  'GlucoseOnly',
  'TwoTypes',
  'OthersOutOfRange',
];

export const Sheet: StoryObj = { render: () => <ScreenSheet stories={stories} without={alike} /> };
