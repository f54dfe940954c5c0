/** The result of an attack. */
export type Outcome = {
  /** Figures, on one line. */
  told: string;
  /** The findings; none is the goal. */
  findings: string[];
  /** The reason why it could not be run. */
  skipped?: string;
};

export const skipped = (why: string): Outcome => ({ told: why, findings: [], skipped: why });
