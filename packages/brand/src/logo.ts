/** The logo as drawing: a rounded square in the action colour, on it the pulse line that turns into a river. */
export const logo = {
  /** Side of the square in which the paths are drawn. */
  size: 32,
  radius: 9,
  /** Stroked in the colour of paper. */
  pulse:
    'M5 16.5h5.2c.9 0 1.2-.4 1.5-1.1l2-5.2c.3-.8 1.2-.8 1.5 0l3 11.2c.3.9 1.2 1 1.6.1.9-2.4 1.8-6.3 4-6.3 1.5 0 2 1.3 3.2 1.3',
  strokeWidth: 2.4,
} as const;
