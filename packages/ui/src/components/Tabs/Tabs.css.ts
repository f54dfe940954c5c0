import { style } from '@vanilla-extract/css';
import { forcedMark } from '../../theme/forced-colours';
import { component } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;

/** Below this a list of tabs stands above its panel, not beside it. */
const roomBeside = '(min-width: 40rem)';

export const frame = style({
  '@layer': { [component]: { containerType: 'inline-size', inlineSize: '100%', minInlineSize: 0 } },
});

export const tabs = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[5],
      '@container': {
        [roomBeside]: {
          selectors: {
            '&[data-orientation="vertical"]': {
              gridTemplateColumns: 'minmax(10rem, 1fr) minmax(0, 3fr)',
              gap: space[8],
            },
          },
        },
      },
    },
  },
});

const fade = (towards: 'left' | 'right', at: 'end' | 'both') =>
  `linear-gradient(to ${towards}, ${at === 'both' ? 'transparent, #000 2.5rem' : '#000'}, #000 calc(100% - 2.5rem), transparent)`;

/** If there are more tabs than space, the list scrolls, and fades on the side with more. */
export const list = style({
  '@layer': {
    [component]: {
      display: 'flex',
      position: 'relative',
      // Under the whole list, and not over its line where the chosen tab draws its own.
      boxShadow: `inset 0 -1px ${colour.hairline}`,
      selectors: {
        '&[data-orientation="horizontal"]': {
          overflowX: 'auto',
          overscrollBehaviorInline: 'contain',
          scrollbarWidth: 'none',
        },
        '&[data-more="end"]': { maskImage: fade('right', 'end') },
        '&[data-more="end"]:dir(rtl)': { maskImage: fade('left', 'end') },
        '&[data-more="start"]': { maskImage: fade('left', 'end') },
        '&[data-more="start"]:dir(rtl)': { maskImage: fade('right', 'end') },
        '&[data-more="both"]': { maskImage: fade('right', 'both') },
        '&[data-orientation="vertical"]': {
          flexDirection: 'column',
          alignSelf: 'start',
          boxShadow: `inset 1px 0 ${colour.hairline}`,
        },
        '&[data-orientation="vertical"]:dir(rtl)': { boxShadow: `inset -1px 0 ${colour.hairline}` },
      },
      '@media': { print: { display: 'none' } },
    },
  },
});

export const tab = style({
  '@layer': {
    [component]: {
      position: 'relative',
      display: 'flex',
      flexShrink: 0,
      alignItems: 'center',
      justifyContent: 'center',
      gap: space[2],
      minBlockSize: '3rem',
      minInlineSize: touchTarget,
      paddingInline: space[4],
      borderStartStartRadius: vars.radius.control,
      borderStartEndRadius: vars.radius.control,
      color: colour.inkMuted,
      fontWeight: vars.fontWeight.bold,
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      transition: `color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
      WebkitTapHighlightColor: 'transparent',
      selectors: {
        '&[data-hovered], &[data-pressed]': { color: colour.ink, background: colour.riverSoft },
        '&[data-selected]': { color: colour.riverDeep },
        // The tint alone would cover the line, and is white in high contrast.
        '&[data-selected]::after, &[data-hovered]::after': {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          insetBlockEnd: 0,
          blockSize: '3px',
          borderRadius: '3px 3px 0 0',
          background: colour.river,
          ...forcedMark,
        },
        '&[data-hovered]:not([data-selected])::after': { background: colour.edge },
        '&[data-disabled]': {
          color: colour.inkMuted,
          fontWeight: vars.fontWeight.regular,
          background: 'none',
          cursor: 'not-allowed',
        },
        '&[data-focus-visible]': { outline: `2px solid ${colour.focus}`, outlineOffset: '-4px' },
        '[data-orientation="vertical"] > &': {
          justifyContent: 'flex-start',
          minBlockSize: touchTarget,
          paddingBlock: space[2],
          borderRadius: vars.radius.control,
          borderStartStartRadius: 0,
          borderEndStartRadius: 0,
          whiteSpace: 'normal',
        },
        '[data-orientation="vertical"] > &:is([data-selected], [data-hovered])::after': {
          inset: 0,
          insetInlineEnd: 'auto',
          inlineSize: '3px',
          blockSize: '100%',
          borderRadius: '0 3px 3px 0',
        },
      },
      '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
    },
  },
});

export const panel = style({
  '@layer': {
    [component]: {
      minInlineSize: 0,
      borderRadius: vars.radius.control,
      selectors: {
        '&[data-focus-visible]': { outlineOffset: '4px' },
        // Its first line stands beside the words of the first tab.
        '[data-orientation="vertical"] > &': { paddingBlockStart: space[2] },
      },
    },
  },
});
