import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', './app/**/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx'],
  staticDirs: [{ from: '../packages/ui/generated/fonts', to: '/fonts' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-themes'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's own first steps are not what anyone comes here for.
  features: { sidebarOnboardingChecklist: false },
  // react-docgen does not see the variants of a recipe; this one asks TypeScript.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      include: ['packages/ui/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      // Without it an optional boolean is "boolean | undefined", for which Storybook has no switch.
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      // The same messages with one language more, which the product must not carry.
      resolve: {
        alias: [
          {
            find: /^(@nadi\/ui|.*\/generated\/messages)\/(messages\/)?runtime$/,
            replacement: here('language.ts'),
          },
          {
            find: /^(@nadi\/ui|.*\/generated\/messages)\/messages$/,
            replacement: here('../packages/ui/generated/messages-catalogue/messages.js'),
          },
        ],
      },
      build: {
        chunkSizeWarningLimit: 4000,
        // One stylesheet, as the app has: in pieces, the page seen before decided which of two styles of an element wins.
        cssCodeSplit: false,
        rolldownOptions: {
          // Every library marks its client parts for servers that render; here nothing is left of that to lose.
          checks: { moduleLevelDirective: false },
        },
      },
    }),
};

export default config;
