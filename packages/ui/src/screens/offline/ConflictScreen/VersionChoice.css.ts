import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { media, touchTarget } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

const { colour, space } = vars;

const columns = 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr)';

const clipped = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  clipPath: 'inset(50%)',
} as const;

export const head = style({
  '@layer': {
    [layout]: {
      display: 'none',
      '@media': {
        [media.wide]: {
          display: 'grid',
          gridTemplateColumns: columns,
          columnGap: space[4],
          paddingBlockEnd: space[3],
        },
      },
    },
  },
});

export const headCell = style({
  '@layer': {
    [layout]: { color: colour.inkMuted, fontSize: vars.fontSize[14], fontWeight: vars.fontWeight.bold },
  },
});

export const row = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gap: space[3],
      minInlineSize: 0,
      paddingBlock: space[5],
      borderBlockStart: `1px solid ${colour.hairline}`,
      overflowWrap: 'anywhere',
      selectors: {
        '&:last-child': { paddingBlockEnd: 0 },
        // Below the heads of the columns, which show only where there is room.
        [`${head} + &`]: { borderBlockStart: 0, paddingBlockStart: 0 },
      },
      '@media': {
        [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        [media.wide]: {
          gridTemplateColumns: columns,
          columnGap: space[4],
          paddingBlock: space[4],
          selectors: {
            [`${head} + &`]: {
              borderBlockStart: `1px solid ${colour.hairline}`,
              paddingBlockStart: space[4],
            },
          },
        },
      },
    },
  },
});

export const what = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gap: space[1],
      alignContent: 'center',
      '@media': { [media.medium]: { gridColumn: '1' } },
    },
  },
});

export const label = style({ '@layer': { [layout]: { fontWeight: vars.fontWeight.bold } } });

export const before = style({
  '@layer': {
    [layout]: { display: 'grid', alignContent: 'center', color: colour.inkMuted },
  },
});

/** The name of a version, for the eye only where no column says it; readers hear it always. */
export const name = style({
  '@layer': {
    [layout]: {
      color: colour.inkMuted,
      fontSize: vars.fontSize[14],
      '@media': { [media.wide]: clipped },
    },
  },
});

export const version = style({ '@layer': { [layout]: { display: 'grid', minInlineSize: 0 } } });

export const choice = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      alignItems: 'center',
      gap: space[3],
      minBlockSize: touchTarget,
      padding: `${space[2]} ${space[3]}`,
      border: `1px solid ${colour.edge}`,
      borderRadius: vars.radius.control,
      cursor: 'pointer',
      selectors: {
        '&[data-hovered]': { borderColor: colour.inkMuted },
        '&[data-selected]': { borderColor: colour.river, background: colour.riverSoft },
        '&[data-invalid]': { borderColor: colour.critical },
        '&[data-disabled]': { cursor: 'not-allowed', color: colour.inkMuted },
      },
    },
  },
});

export const words = style({ '@layer': { [layout]: { display: 'grid', minInlineSize: 0 } } });

export const message = style({
  '@layer': { [layout]: { gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } } },
});
