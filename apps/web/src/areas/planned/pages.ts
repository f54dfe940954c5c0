import * as m from '@nadi/ui/messages';

/** A page whose capability is not there yet: what it will do, and what to do instead today. */
type Planned = {
  title: () => string;
  what: () => string;
  today: () => string;
  /** The page that helps today. */
  link?: { href: string; label: () => string };
  /** Somebody may come here who needs help at once. */
  isUrgent?: boolean;
};

/** All that is not there yet. Whoever builds a capability takes its line out, here and in `routes.ts`. */
export const planned = {
  integrations: {
    title: m.planned_integrations,
    what: m.planned_integrations_what,
    today: m.planned_integrations_today,
  },
} as const satisfies Readonly<Record<string, Planned>>;

export type PlannedId = keyof typeof planned;

export const plannedPage = (id: PlannedId): Planned => planned[id];
