export type Line = () => string;

export type Advice = {
  title: Line;
  /** The number to call in an emergency. @default the emergency number */
  lead?: (inputs: { number: string }) => string;
  /** First-aid steps, in order. */
  steps: readonly Line[];
  /** The last step where there is no sign. */
  ifNone?: Line;
  /** Signs with which one does not wait. */
  signs: readonly Line[];
};
