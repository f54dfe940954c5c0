import * as m from '../../generated/messages/messages';
import type { Relationship } from '../screens/profile/EmergencyContactsScreen/types';

export const relationships: Record<Relationship, () => string> = {
  SPOUSE: m.relationship_spouse,
  PARENT: m.relationship_parent,
  CHILD: m.relationship_child,
  SIBLING: m.relationship_sibling,
  FRIEND: m.relationship_friend,
  OTHER: m.relationship_other,
};
