import { globalStyle } from '@vanilla-extract/css';
import { reset } from './layers.css';

globalStyle('*, *::before, *::after', { '@layer': { [reset]: { boxSizing: 'border-box' } } });

globalStyle('body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, pre, hr', {
  '@layer': { [reset]: { margin: 0 } },
});

globalStyle('ul, ol', { '@layer': { [reset]: { padding: 0, listStyle: 'none' } } });

globalStyle('fieldset, legend', {
  '@layer': { [reset]: { padding: 0, border: 0, minInlineSize: 0 } },
});

globalStyle('h1, h2, h3, h4, h5, h6', {
  '@layer': { [reset]: { fontSize: 'inherit', fontWeight: 'inherit' } },
});

globalStyle('button, input, select, textarea', {
  '@layer': { [reset]: { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' } },
});

globalStyle('button', {
  '@layer': { [reset]: { padding: 0, border: 0, background: 'none', textAlign: 'inherit' } },
});

globalStyle('a', { '@layer': { [reset]: { color: 'inherit', textDecoration: 'none' } } });

globalStyle('img, svg, video, canvas', {
  '@layer': { [reset]: { display: 'block', maxInlineSize: '100%' } },
});

globalStyle('table', { '@layer': { [reset]: { borderCollapse: 'collapse', borderSpacing: 0 } } });

globalStyle('[hidden]:not([hidden="until-found"])', {
  '@layer': { [reset]: { display: 'none !important' } },
});

// In an early layer `!important` wins over every later one: whatever a component animates, this stops it.
globalStyle('*, *::before, *::after', {
  '@layer': {
    [reset]: {
      '@media': {
        '(prefers-reduced-motion: reduce)': {
          // None, and no short one: that would hide what appears until the next frame, which a busy machine draws late.
          animation: 'none !important',
          // On every element, inherited colours would pass down one frame per level.
          transition: 'none !important',
        },
      },
    },
  },
});
