import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

export const frame = style({ '@layer': { [component]: { inlineSize: '100%', overflow: 'hidden' } } });

export const height = styleVariants({ small: '4rem', medium: '6.5rem', large: '10.75rem' }, (blockSize) => ({
  '@layer': { [component]: { blockSize } },
}));

/** Beside words it fades out to both sides; large, it runs from edge to edge. */
export const fading = style({
  '@layer': {
    [component]: { maskImage: 'linear-gradient(90deg, transparent, #000 22%, #000 78%, transparent)' },
  },
});

export const drawing = style({
  '@layer': {
    [component]: {
      inlineSize: '100%',
      blockSize: '100%',
      maxInlineSize: 'none',
      // Line and river run on beyond the drawing's box, as far as the frame goes.
      overflow: 'visible',
      fill: 'none',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
  },
});

export const water = style({ '@layer': { [component]: { fill: vars.colour.riverSoft } } });

export const line = style({ '@layer': { [component]: { stroke: vars.colour.river } } });

const beat = keyframes({ from: { strokeDashoffset: 100 }, to: { strokeDashoffset: -30 } });

/** The line is drawn from left to right again and again; where motion is not wanted it stands there whole. */
export const moving = style({
  '@layer': {
    [component]: {
      '@media': {
        '(prefers-reduced-motion: no-preference)': {
          strokeDasharray: '30 200',
          animation: `${beat} 2.2s linear infinite`,
        },
      },
    },
  },
});

/** The still line keeps its width at every size. A dash cannot: browsers measure it along the drawing as seen. */
export const steady = style({ '@layer': { [component]: { vectorEffect: 'non-scaling-stroke' } } });

export const resting = style({
  '@layer': {
    [component]: {
      '@media': { '(prefers-reduced-motion: no-preference)': { stroke: vars.colour.riverSoft } },
    },
  },
});
