import { brand } from '@nadi/brand';
import { logo } from '@nadi/brand/logo';
import { fontSize, palettes, type ThemeName } from '@nadi/ui/theme/tokens';
import { create } from 'storybook/theming';

/** The logo as it stands in pages and in tabs. */
export const logoSvg = (theme: ThemeName, side: number): string => {
  const { size, radius, pulse, strokeWidth } = logo;
  const { river, onRiver } = palettes[theme];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${side}" height="${side}" style="flex:none"><rect width="${size}" height="${size}" rx="${radius}" fill="${river}"/><path d="${pulse}" fill="none" stroke="${onRiver}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
};

/** The look of Storybook itself, made from our tokens, so that nothing around a story clashes with it. */
export function storybookTheme(name: ThemeName) {
  const colour = palettes[name];
  return create({
    base: name === 'dark' ? 'dark' : 'light',
    brandTitle: `<span style="display:flex;align-items:center;gap:10px;font-size:${fontSize[18]}">${logoSvg(name, 28)}<span>${brand.name} catalogue</span></span>`,
    brandUrl: './?path=/docs/welcome--docs',
    brandTarget: '_self',
    fontBase: '"Anek Latin Variable", system-ui, sans-serif',
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    colorPrimary: colour.river,
    // Ground of what is chosen in the sidebar, under white letters.
    colorSecondary: name === 'dark' ? colour.riverFaint : colour.river,
    appBg: colour.sunken,
    appContentBg: colour.paper,
    appPreviewBg: colour.paper,
    appHoverBg: colour.riverSoft,
    appBorderColor: colour.hairline,
    appBorderRadius: 10,
    textColor: colour.ink,
    textInverseColor: colour.paper,
    textMutedColor: colour.inkMuted,
    barTextColor: colour.inkMuted,
    barHoverColor: colour.river,
    barSelectedColor: colour.river,
    barBg: colour.surface,
    buttonBg: colour.surface,
    buttonBorder: colour.edge,
    booleanBg: colour.sunken,
    booleanSelectedBg: colour.surface,
    inputBg: colour.surface,
    inputBorder: colour.edge,
    inputTextColor: colour.ink,
    inputBorderRadius: 10,
  });
}

/** The theme that the toolbar has; nothing else is one. */
export const themeOf = (globals: { theme?: unknown } = {}): ThemeName =>
  typeof globals.theme === 'string' && globals.theme in palettes ? (globals.theme as ThemeName) : 'light';
