/** The logo as drawing: a rounded square in the action colour, on it the pulse line that turns into a river. */
export const logo = {
  /** Side of the square in which the paths are drawn. */
  size: 32,
  radius: 9,
  /** Stroked in the colour of paper. */
  pulse:
    'M4 17h6.1c.6 0 1-.35 1.2-.95l2.2-6.7c.3-.9 1.45-.85 1.7.05l3.1 11.5c.25.95 1.35 1 1.7.1.9-2.3 1.7-3.9 3.2-3.9 1.6 0 2.3 1.1 4.8 1.1',
  strokeWidth: 2.2,
} as const;

/**
 * The same idea drawn wide: a pulse line from the left that becomes a river to the right. The box holds the beat; line and
 * river run far beyond it on both sides, so that the drawing fills any width without being stretched.
 */
export const motif = {
  width: 480,
  height: 172,
  line: 'M-2400 86H20c14 0 23-5 29-17L79 16c4-9 16-9 19 2l37 134c3 10 12 10 16 1',
  river:
    'M151 153c15-42 50-74 106-74 92 0 158 44 262 44 112 0 170-40 284-40s170 40 284 40 170-40 284-40 170 40 284 40 170-40 284-40 170 40 284 40 170-40 284-40',
  /** Closes the river to the ground, for its fill. */
  bank: 'V172H144z',
  strokeWidth: 2.6,
  riverStrokeWidth: 1.4,
} as const;
