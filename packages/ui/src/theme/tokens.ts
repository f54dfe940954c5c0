/**
 * The design tokens, as data: tests prove their contrast, the catalogue shows them, the themes are made from them.
 * Components name what they mean (`ink`, `river`), never a value.
 */
export type Colour = `#${string}`;

export type Palette = {
  /** Ground of the page. */
  paper: Colour;
  /** Ground of cards and controls. */
  surface: Colour;
  /** Ground of the sidebar, of bars and of what is set back. */
  sunken: Colour;
  /** Text, and the digits of measurements. */
  ink: Colour;
  inkMuted: Colour;
  /** Lines between things; carries no meaning. */
  hairline: Colour;
  /** Edge of a control; must be seen. */
  edge: Colour;
  /** Action. */
  river: Colour;
  riverHover: Colour;
  riverSoft: Colour;
  /** Text on `riverSoft`, ground of the one dark card. */
  riverDeep: Colour;
  onRiver: Colour;
  onRiverDeep: Colour;
  onRiverDeepMuted: Colour;
  /** Ground of `riverDeep` cards. */
  deepSurface: Colour;
  /** Accent areas only; text on it is `onMarigold`. */
  marigold: Colour;
  marigoldSoft: Colour;
  onMarigold: Colour;
  /** Text and icon on `marigoldSoft`. */
  marigoldInk: Colour;
  inRange: Colour;
  inRangeSoft: Colour;
  high: Colour;
  highSoft: Colour;
  low: Colour;
  lowSoft: Colour;
  critical: Colour;
  criticalHover: Colour;
  criticalSoft: Colour;
  onCritical: Colour;
  notAssessed: Colour;
  notAssessedSoft: Colour;
  /** Line of a chart's second series. */
  riverFaint: Colour;
  /** Ring around what has the keyboard's focus. */
  focus: Colour;
  /** The layer behind a dialog; drawn half transparent. */
  scrim: Colour;
};

export const light: Palette = {
  paper: '#FBFAF7',
  surface: '#FFFFFF',
  sunken: '#F3F1EB',
  ink: '#12211F',
  inkMuted: '#4A5B58',
  hairline: '#E2DED3',
  edge: '#8A8778',
  river: '#0F6F67',
  riverHover: '#0B5A53',
  riverSoft: '#E4F1EE',
  riverDeep: '#0A4A45',
  onRiver: '#FFFFFF',
  onRiverDeep: '#EAF2F0',
  onRiverDeepMuted: '#C3DAD6',
  deepSurface: '#0A4A45',
  marigold: '#E6930A',
  marigoldSoft: '#FDEFD3',
  onMarigold: '#12211F',
  marigoldInk: '#6B4300',
  inRange: '#2B6A3E',
  inRangeSoft: '#E7F4EA',
  high: '#8A5200',
  highSoft: '#FDF0DA',
  low: '#2457A6',
  lowSoft: '#E8EFFA',
  critical: '#B3261E',
  criticalHover: '#8F1D17',
  criticalSoft: '#FCEBE9',
  onCritical: '#FFFFFF',
  notAssessed: '#4A5B58',
  notAssessedSoft: '#EEECE6',
  riverFaint: '#478F88',
  focus: '#0F6F67',
  scrim: '#12211F',
};

export const dark: Palette = {
  paper: '#0C1716',
  surface: '#12211F',
  sunken: '#0F1C1A',
  ink: '#EAF2F0',
  inkMuted: '#A9BAB6',
  hairline: '#233633',
  edge: '#6C817D',
  river: '#6FD0C5',
  riverHover: '#8ADDD3',
  riverSoft: '#173530',
  riverDeep: '#BFEAE4',
  onRiver: '#0C1716',
  onRiverDeep: '#EAF2F0',
  onRiverDeepMuted: '#B9CFCB',
  deepSurface: '#12403B',
  marigold: '#F4B653',
  marigoldSoft: '#3A2A0D',
  onMarigold: '#12211F',
  marigoldInk: '#F8CF8B',
  inRange: '#8FD3A2',
  inRangeSoft: '#16301F',
  high: '#F3BE6B',
  highSoft: '#3A2A0D',
  low: '#A6C5F7',
  lowSoft: '#1A2B47',
  critical: '#FF9E95',
  criticalHover: '#FFB6AF',
  criticalSoft: '#43201D',
  onCritical: '#0C1716',
  notAssessed: '#A9BAB6',
  notAssessedSoft: '#22302E',
  riverFaint: '#4F968E',
  focus: '#6FD0C5',
  scrim: '#000000',
};

/** For those who need it: black on white, every edge drawn, no tint that carries meaning. */
export const highContrast: Palette = {
  paper: '#FFFFFF',
  surface: '#FFFFFF',
  sunken: '#FFFFFF',
  ink: '#000000',
  inkMuted: '#1F1F1F',
  hairline: '#000000',
  edge: '#000000',
  river: '#003F3A',
  riverHover: '#000000',
  riverSoft: '#FFFFFF',
  riverDeep: '#003F3A',
  onRiver: '#FFFFFF',
  onRiverDeep: '#FFFFFF',
  onRiverDeepMuted: '#FFFFFF',
  deepSurface: '#00302C',
  marigold: '#FFB83D',
  marigoldSoft: '#FFFFFF',
  onMarigold: '#000000',
  marigoldInk: '#000000',
  inRange: '#0B4A1F',
  inRangeSoft: '#FFFFFF',
  high: '#5C3300',
  highSoft: '#FFFFFF',
  low: '#0B2F73',
  lowSoft: '#FFFFFF',
  critical: '#8A0F08',
  criticalHover: '#000000',
  criticalSoft: '#FFFFFF',
  onCritical: '#FFFFFF',
  notAssessed: '#1F1F1F',
  notAssessedSoft: '#FFFFFF',
  riverFaint: '#1F6B64',
  focus: '#000000',
  scrim: '#000000',
};

export const palettes = { light, dark, 'high-contrast': highContrast } as const;
export type ThemeName = keyof typeof palettes;

/** 4-px grid, in rem so that it grows with the text. */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
} as const;
export type Space = keyof typeof space;

/** Font sizes: 14, 16, 18, 22, 28, 36, 48 px at the browser's default. */
export const fontSize = {
  14: '0.875rem',
  16: '1rem',
  18: '1.125rem',
  22: '1.375rem',
  28: '1.75rem',
  36: '2.25rem',
  48: '3rem',
} as const;

export const radius = { control: '10px', surface: '16px', pill: '999px' } as const;

export const motion = { quick: '120ms', calm: '240ms' } as const;

/** How heavy text is; the font file carries these and what lies between. */
export const fontWeight = { regular: '400', medium: '500', bold: '600', heavy: '660' } as const;

/** Widths from which a layout changes; below `medium` is a phone. */
export const breakpoints = { medium: 640, wide: 1024 } as const;

/** The same widths as media queries, for stylesheets. */
export const media = {
  medium: `screen and (min-width: ${breakpoints.medium}px)`,
  wide: `screen and (min-width: ${breakpoints.wide}px)`,
  belowWide: `screen and (max-width: ${breakpoints.wide - 0.02}px)`,
} as const;

/** Least side of what is touched. */
export const touchTarget = '44px';
