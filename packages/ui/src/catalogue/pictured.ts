/** Parameters of a story that QA sees as a picture, here and in Chromatic: sheets, and states that no sheet can hold, such as open dialogs. */
export const pictured = { chromatic: { disableSnapshot: false } };
