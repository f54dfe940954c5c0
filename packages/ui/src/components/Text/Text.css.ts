import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

const { colour, fontSize, fontWeight } = vars;

const sized = (size: keyof typeof fontSize, lineHeight: number) => ({
  '@layer': { [component]: { fontSize: fontSize[size], lineHeight } },
});
const coloured = (color: string) => ({ '@layer': { [component]: { color } } });
const weighing = (fontWeight: string) => ({ '@layer': { [component]: { fontWeight } } });

export const text = recipe({
  base: { '@layer': { [component]: { textWrap: 'pretty' } } },
  variants: {
    size: {
      14: sized(14, 1.45),
      16: sized(16, 1.5),
      18: sized(18, 1.5),
      22: sized(22, 1.35),
      28: sized(28, 1.2),
      36: sized(36, 1.15),
    },
    tone: {
      ink: coloured(colour.ink),
      muted: coloured(colour.inkMuted),
      critical: coloured(colour.critical),
      high: coloured(colour.high),
      low: coloured(colour.low),
      'in-range': coloured(colour.inRange),
      'on-deep': coloured(colour.onRiverDeep),
    },
    weight: {
      regular: weighing(fontWeight.regular),
      medium: weighing(fontWeight.medium),
      bold: weighing(fontWeight.bold),
    },
  },
});
