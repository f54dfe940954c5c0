import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { pictured } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import { MedicinesScreen } from './MedicinesScreen';
import * as stories from './MedicinesScreen.stories';

const meta = {
  title: 'Screens/Medicines/Medicines',
  tags: ['sheet', '!test', '!autodocs'],
  parameters: { ...pictured, layout: 'padded' },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = {
  render: () => <ScreenSheet stories={stories} without={['Skipping', 'Adding', 'Stopping']} />,
};

/** The form, filled. */
export const Changing: StoryObj = {
  render: () => <MedicinesScreen {...stories.default.args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Metformin 500 mg' }));
    await screen.findByRole('dialog');
  },
};
