import type { Listed, Loaded, Saved } from '../../../patterns/state';

export type NewTemplate = { name: string; title: string; body: string };

export type Template = NewTemplate & {
  id: string;
  /** RFC 3339. */
  updatedAt: string;
  version: number;
};

export type TemplatesState = Loaded<Listed<Template>>;
/** Adds one, or changes one that is given. */
export type SaveTemplate = (draft: NewTemplate, before: Template | null) => Promise<Saved>;
