export type Line = () => string;

export type Advice = {
  title: Line;
  /** The number to call in an emergency. @default the emergency number */
  lead?: (inputs: { number: string }) => string;
  /** First-aid steps, in order. */
  steps: readonly Line[];
  /** Even an emergency is measured once more first: a cold finger and a wrong count are more frequent than it. */
  isCheckedFirst?: true;
  /** The last step where there is no sign. */
  ifNone?: Line;
  /** Signs with which one does not wait. */
  signs: readonly Line[];
};
