/** The settings of one picture of a story: a width, in pixels, and a theme. */
export type Look = { width: (typeof widths)[number]; theme: 'light' | 'dark' };

/** The widths of a small phone and of a desktop screen. */
export const widths = [320, 1280] as const;

const everyLook: readonly Look[] = widths.flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
);

/** A screen is made of components, which are pictured in all four: two show what is its own, at either width and in either theme. */
const screenLooks: readonly Look[] = [
  { width: 320, theme: 'light' },
  { width: 1280, theme: 'dark' },
];

/** @param story its id */
export const looksOf = (story: string): readonly Look[] =>
  story.startsWith('screens-') ? screenLooks : everyLook;

const inChromatic = (looks: readonly Look[]) => ({
  chromatic: {
    disableSnapshot: false,
    modes: Object.fromEntries(
      looks.map(({ width, theme }) => [`${width} ${theme}`, { viewport: width, theme }]),
    ),
  },
});

/** Parameters of a story that QA sees as a picture, here and in Chromatic: sheets, and states that no sheet can hold, such as open dialogs. */
export const pictured = inChromatic(everyLook);

/** The same, of a screen. */
export const picturedScreen = inChromatic(screenLooks);
