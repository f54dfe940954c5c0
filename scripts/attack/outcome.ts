/** What an attack came to. */
export type Outcome = {
  /** Figures, in a line. */
  told: string;
  /** What was found; none is what we want. */
  findings: string[];
  /** Why it could not be run. */
  skipped?: string;
};

export const skipped = (why: string): Outcome => ({ told: why, findings: [], skipped: why });
