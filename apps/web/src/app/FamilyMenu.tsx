import type { MenuItem } from '@nadi/ui/components/Menu';
import * as m from '@nadi/ui/messages';
import { Undo2, Users } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useActFor, useMembers } from '../areas/family/offers';

/** Adds the people for whom one may act to the menu of the person. Fetched after the page. */
export function FamilyMenu({ onItems }: { onItems: (items: MenuItem[]) => void }) {
  const people = useMembers(true);
  const { acting, actFor } = useActFor();
  const current = acting?.id;
  const show = useEffectEvent(() =>
    onItems([
      ...(acting ? [{ id: 'back', label: m.family_back(), icon: Undo2, onAction: () => actFor(null) }] : []),
      ...people
        .filter(({ id }) => id !== current)
        .map((person) => ({
          id: person.id,
          label: m.family_act_for({ name: person.firstName }),
          icon: Users,
          onAction: () => actFor(person),
        })),
    ]),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the people and the person of the page, which the items name
  useEffect(show, [people, current]);
  return null;
}
