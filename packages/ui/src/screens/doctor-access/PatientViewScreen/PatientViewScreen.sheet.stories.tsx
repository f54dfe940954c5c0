import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import * as stories from './PatientViewScreen.stories';

const meta = {
  title: 'Screens/Doctor access/Record of a patient',
  tags: ['sheet', '!test', '!autodocs'],
  parameters: { ...pictured, layout: 'padded' },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = {
  render: () => (
    <ScreenSheet
      stories={stories}
      without={[
        ...['PagesOfAFile', 'PagesNotLoaded', 'AsksForMore', 'AsksWhileTheRecordIsHidden', 'OnAPhone'],
        // As Narrow, but for a sentence.
        ...['MedicinesOfAnOldConsent', 'MedicinesOfSomeDays', 'NoMedicines'],
      ]}
    />
  ),
};
