/** The settings of one picture of a story: a width, in pixels, and a theme. */
export type Look = { width: number; theme: 'light' | 'dark' };

/** The looks of every picture: the width of a small phone and that of a desktop screen, each in one theme (page 030). */
export const looks: readonly Look[] = [
  { width: 320, theme: 'light' },
  { width: 1280, theme: 'dark' },
];

export const widths: readonly number[] = [...new Set(looks.map(({ width }) => width))];

/** Parameters of a story that QA sees as a picture, here and in Chromatic: sheets, and states that no sheet can hold, such as open dialogs. */
export const pictured = {
  chromatic: {
    disableSnapshot: false,
    modes: Object.fromEntries(
      looks.map(({ width, theme }) => [`${width} ${theme}`, { viewport: width, theme }]),
    ),
  },
};
