import './layers.css';
import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import {
  dark,
  fontSize,
  fontWeight,
  highContrast,
  light,
  motion,
  type Palette,
  radius,
  space,
} from './tokens';

const names = (of: object) => Object.fromEntries(Object.keys(of).map((key) => [key, key]));

const contract = {
  colour: names(light) as Record<keyof Palette, string>,
  space: names(space) as Record<keyof typeof space, string>,
  fontSize: names(fontSize) as Record<keyof typeof fontSize, string>,
  fontWeight: names(fontWeight) as Record<keyof typeof fontWeight, string>,
  radius: names(radius) as Record<keyof typeof radius, string>,
  motion: names(motion) as Record<keyof typeof motion, string>,
  font: { body: 'body', code: 'code' },
  shadow: { raised: 'raised' },
};

/** The variables that a component may use. */
export const vars = createGlobalThemeContract(contract, (_value, path) => `nadi-${path.join('-')}`);

const shared = {
  space,
  fontSize,
  fontWeight,
  radius,
  motion,
  font: {
    body: '"Anek Latin Variable", "Anek Latin Fallback", system-ui, sans-serif',
    code: '"Atkinson Hyperlegible Mono", "Anek Latin Variable", ui-monospace, monospace',
  },
};

// The theme stands on html, since portals leave every other element.
createGlobalTheme(':root, [data-theme="light"]', vars, {
  ...shared,
  colour: light,
  shadow: { raised: '0 1px 2px rgb(18 33 31 / 6%), 0 8px 24px rgb(18 33 31 / 8%)' },
});
createGlobalTheme('[data-theme="dark"]', vars, {
  ...shared,
  colour: dark,
  shadow: { raised: '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 40%)' },
});
createGlobalTheme('[data-theme="high-contrast"]', vars, {
  ...shared,
  colour: highContrast,
  shadow: { raised: '0 0 0 1px #000000' },
});
