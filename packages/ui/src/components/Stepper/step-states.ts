export type StepperStep<Id extends string = string> = {
  id: Id;
  /** Two or three words: "Health questions". */
  label: string;
  /** A few words more, where there is room: "5 minutes". */
  description?: string;
  /** Something in it must be put right. */
  isFailed?: boolean;
  /** Leads back to it; for steps that may be done again. */
  href?: string;
};

export type StepState = 'done' | 'current' | 'ahead' | 'failed';

export type StatedStep<Id extends string = string> = StepperStep<Id> & {
  state: StepState;
  /** True if people went on from it. */
  isPassed: boolean;
};

/** The state of each step, relative to the current one; null is beyond the last. */
export function statesOf<Id extends string>(
  steps: readonly StepperStep<Id>[],
  current: Id | null,
): StatedStep<Id>[] {
  const at = current === null ? steps.length : steps.findIndex(({ id }) => id === current);
  return steps.map((step, index) => {
    const isPassed = index < at;
    const due = isPassed ? 'done' : index === at ? 'current' : 'ahead';
    return { ...step, isPassed, state: step.isFailed ? 'failed' : due };
  });
}
