/** The guide on a component's page in the catalogue, beside its props: `parameters: { guide: { ... } satisfies ComponentGuide }`. */
export type ComponentGuide = {
  /** When to use it and how, a sentence each. */
  do: readonly string[];
  /** Wrong uses, each with the component to use instead, a sentence each. */
  dont: readonly string[];
  /** Keys and what each does: `['Space', 'Turns it on and off']`. Left out where nothing can be operated. */
  keyboard?: readonly (readonly [key: string, effect: string])[];
};

/** The guide on a screen's page: written for a clinician, not for a programmer. */
export type ScreenGuide = {
  /** The question that the screen answers, and for whom, in one to three sentences. */
  purpose: string;
  /** Operations of the contract that stand behind it, by their id; empty for a page that asks for nothing. */
  operations: readonly string[];
  /** Guidelines and studies that what it says of health rests on; left out where it says nothing of health. */
  sources?: readonly { title: string; url: string }[];
  /** Facts that a clinician should know when reviewing it. */
  notes?: readonly string[];
};
