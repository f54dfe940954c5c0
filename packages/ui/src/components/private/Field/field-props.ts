/** The props of every form field. */
export type FieldProps = {
  /** Names the field in its form; the error summary finds the field by it. */
  name?: string;
  /** The question. */
  label: string;
  /** A sentence of help under the label. */
  description?: string;
  /** The error in the answer, and how to correct it; shown below the field. */
  errorMessage?: string;
  /**
   * True if an answer is needed; shown as an asterisk.
   * @default false
   */
  isRequired?: boolean;
  /**
   * True if the field cannot be used.
   * @default false
   */
  isDisabled?: boolean;
};
