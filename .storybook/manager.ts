import { brand } from '@nadi/brand';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { sentenceCase } from './sentence-case';
import { logoSvg, storybookTheme, themeOf } from './theme';

addons.setConfig({
  theme: storybookTheme('light'),
  sidebar: { renderLabel: ({ name, type }) => (type === 'story' ? sentenceCase(name) : name) },
});

const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
if (icon) icon.href = `data:image/svg+xml,${encodeURIComponent(logoSvg('light', 32))}`;

// The frame around the story follows the theme: a dark screen in a light frame looks darker than it is.
addons.register(`${brand.name}/theme`, (api) => {
  const follow = ({ globals }: { globals: { theme?: unknown } }) =>
    api.setOptions({ theme: storybookTheme(themeOf(globals)) });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
