/** Widths of a small phone and of a desk, in pixels. */
export const widths = [320, 1280] as const;

export const themes = ['light', 'dark'] as const;

/** Each sheet is seen in all of these, by `npm run visual` and by Chromatic alike. */
export const modes = Object.fromEntries(
  widths.flatMap((viewport) => themes.map((theme) => [`${viewport} ${theme}`, { viewport, theme }])),
);

/** Parameters of a story that QA sees as a picture, here and in Chromatic: sheets, and states that no sheet can hold, such as open dialogs. */
export const pictured = { chromatic: { disableSnapshot: false, modes } };
