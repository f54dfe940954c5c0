import { brand } from '@nadi/brand';
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
  'health-shop': {
    title: m.planned_health_shop,
    what: m.planned_health_shop_what,
    today: m.planned_health_shop_today,
  },
  business: {
    title: m.planned_business,
    what: m.planned_business_what,
    today: () => m.planned_business_today({ product: brand.name }),
    link: { href: '/dashboard/clinical-trials', label: m.trials_title },
  },
} as const satisfies Readonly<Record<string, Planned>>;

export type PlannedId = keyof typeof planned;

export const plannedPage = (id: PlannedId): Planned => planned[id];
