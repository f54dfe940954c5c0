/** What every field of a form takes. */
export type FieldProps = {
  /** Names the field in its form; the error summary finds the field by it. */
  name?: string;
  /** What is asked. */
  label: string;
  /** A sentence of help under the label. */
  description?: string;
  /** What is wrong with the answer, and how to put it right; shown under the field. */
  errorMessage?: string;
  /**
   * Whether an answer is needed; shown as an asterisk.
   * @default false
   */
  isRequired?: boolean;
  /**
   * Whether the field can be used.
   * @default false
   */
  isDisabled?: boolean;
};
