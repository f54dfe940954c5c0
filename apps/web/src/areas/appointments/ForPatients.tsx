import * as m from '@nadi/ui/messages';
import { OtherRoleScreen } from '@nadi/ui/screens/system/OtherRoleScreen';

/** For who is no patient at an address that every role may open. */
export const ForPatients = () => (
  <OtherRoleScreen title={m.visits_title()} of="PATIENT" homeHref="/dashboard" />
);
