import { style } from '@vanilla-extract/css';
import { forcedMark } from '../../../theme/forced-colours';
import { layout } from '../../../theme/layers.css';
import { touchTarget } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

const { colour, space } = vars;

/** Width of the inbox from which time and buttons stand beside the words. */
const beside = '(min-width: 30rem)';

export const list = style({ '@layer': { [layout]: { margin: 0, padding: 0, listStyle: 'none' } } });

export const row = style({
  '@layer': {
    [layout]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: space[3],
      paddingBlock: space[4],
      borderBlockEnd: `1px solid ${colour.hairline}`,
      selectors: {
        '&[data-unread]::before': {
          content: '',
          position: 'absolute',
          insetBlockStart: 'calc(1rem - 3px)',
          insetInlineStart: 'calc(2.25rem - 7px)',
          inlineSize: '10px',
          blockSize: '10px',
          borderRadius: '50%',
          background: colour.river,
          // Apart from the tile that it lies on.
          outline: `2px solid ${colour.paper}`,
          zIndex: 1,
          ...forcedMark,
        },
      },
      '@container': {
        [beside]: {
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          paddingInlineStart: '1.5rem',
          selectors: {
            '&[data-unread]::before': {
              insetBlockStart: 'calc(1rem + 1.125rem - 5px)',
              insetInlineStart: 0,
              outline: 'none',
            },
          },
        },
      },
    },
  },
});

export const tile = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: '2.25rem',
      blockSize: '2.25rem',
      borderRadius: vars.radius.control,
      background: colour.sunken,
      color: colour.inkMuted,
      selectors: {
        '[data-unread] > &': { background: colour.riverSoft, color: colour.riverDeep },
        '[data-theme="high-contrast"] &': { border: `1px solid ${colour.hairline}` },
      },
    },
  },
});

export const words = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: space[1],
      minInlineSize: 0,
      overflowWrap: 'anywhere',
    },
  },
});

export const button = style({ '@layer': { [layout]: { paddingBlockStart: space[1] } } });

export const end = style({
  '@layer': {
    [layout]: {
      gridColumn: 2,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space[2],
      '@container': {
        [beside]: {
          gridColumn: 'auto',
          flexDirection: 'column',
          alignItems: 'flex-end',
          justifyContent: 'flex-start',
          gap: 0,
        },
      },
    },
  },
});

export const time = style({
  '@layer': {
    [layout]: {
      fontSize: vars.fontSize[14],
      fontVariantNumeric: 'tabular-nums lining-nums',
      lineHeight: '1.5rem',
      whiteSpace: 'nowrap',
      color: colour.inkMuted,
    },
  },
});

/** The icons stand at the edge of the text above them; their touch targets may go beyond it. */
export const buttons = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      marginInlineEnd: `calc((1.25rem - ${touchTarget}) / 2)`,
      color: colour.inkMuted,
    },
  },
});
