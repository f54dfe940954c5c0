import { assignVars, globalStyle } from '@vanilla-extract/css';
import { base } from './layers.css';
import { light } from './tokens';
import { vars } from './vars.css';

globalStyle(':root', {
  '@layer': {
    [base]: {
      colorScheme: 'light',
      fontFamily: vars.font.body,
      fontSynthesis: 'none',
      // Left to themselves, phones enlarge some paragraphs in landscape and not others.
      textSizeAdjust: '100%',
      WebkitTextSizeAdjust: '100%',
      scrollbarColor: `${vars.colour.edge} transparent`,
    },
  },
});
globalStyle('[data-theme="dark"]', { '@layer': { [base]: { colorScheme: 'dark' } } });

globalStyle('body', {
  '@layer': {
    [base]: {
      minBlockSize: '100dvh',
      background: vars.colour.paper,
      color: vars.colour.ink,
      fontSize: vars.fontSize[16],
      lineHeight: 1.5,
      overflowWrap: 'break-word',
      WebkitFontSmoothing: 'antialiased',
    },
  },
});

globalStyle(':focus-visible', {
  '@layer': { [base]: { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' } },
});

// Focus is moved to headings and regions by script; they are no controls and need no ring.
globalStyle('[tabindex="-1"]:focus-visible', { '@layer': { [base]: { outline: 'none' } } });

globalStyle('::selection', {
  '@layer': { [base]: { background: vars.colour.river, color: vars.colour.onRiver } },
});

// Paper is white in every theme.
globalStyle(':root[data-theme]', { '@media': { print: { vars: assignVars(vars.colour, light) } } });
globalStyle('body', {
  '@layer': { [base]: { '@media': { print: { background: 'none', minBlockSize: 'auto' } } } },
});
globalStyle('[data-print="hide"]', {
  '@layer': { [base]: { '@media': { print: { display: 'none !important' } } } },
});
globalStyle('tr, figure, [data-print="together"]', {
  '@layer': { [base]: { '@media': { print: { breakInside: 'avoid' } } } },
});
