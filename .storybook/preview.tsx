import '@nadi/ui/styles';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import { clockToolbar, firstSetting } from './clock';
import { makeRepeatable } from './determinism';
import { pages } from './docs/pages';
import * as toolbar from './toolbar';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: { ...toolbar.globalTypes, clock: clockToolbar },
  initialGlobals: { ...toolbar.initialGlobals, clock: firstSetting },
  beforeEach: makeRepeatable,
  decorators: [
    toolbar.withLanguage,
    toolbar.withDirection,
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark', 'high-contrast': 'high-contrast' },
      defaultTheme: 'light',
      // Portals leave every other element.
      parentSelector: 'html',
      attributeName: 'data-theme',
    }),
  ],
  parameters: {
    layout: 'padded',
    docs: pages,
    // Pictures are taken of what has the tag `sheet`, and of nothing else.
    chromatic: { disableSnapshot: true },
    // The themes bring their own ground.
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    a11y: {
      test: 'error',
      options: {
        runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Colours', 'Type', 'Space, shape and motion', 'Icons', 'Interpretation', 'Words', 'Accessibility'],
          'Components',
          'Charts',
          'Layouts',
          'Screens',
          [
            'Public',
            'Auth',
            'Onboarding',
            'Dashboard',
            'Vital signs',
            'Offline',
            'Profile',
            'Settings',
            'Administration',
            'System',
          ],
          'App',
          ['Signed out', 'Patient', 'Doctor', 'Administrator', 'Flows'],
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 320', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desk: { name: 'Desk, 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
};

export default preview;
