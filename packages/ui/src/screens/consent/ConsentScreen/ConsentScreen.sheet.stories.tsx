import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import * as stories from './ConsentScreen.stories';

const meta = {
  title: 'Screens/Consent/A request',
  tags: ['sheet', '!test', '!autodocs'],
  parameters: { ...pictured, layout: 'padded' },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = {
  render: () => (
    <ScreenSheet
      stories={stories}
      // These look as another until they are played, or differ from it in a sentence.
      without={[
        'Denying',
        'NarrowedAndAllowed',
        'NothingChosen',
        'NotAllowed',
        'Lapsed',
        'Revoked',
        'GrantedBefore',
        'CodeOffline',
      ]}
    />
  ),
};
