import * as m from '../../../../generated/messages/messages';
import type { ActingPerson } from '../../../acting';

/** "your", or whose the records are for a person who acts for another: "Rohan’s". */
export const sayWhose = (acting: ActingPerson | null): string =>
  acting ? m.sharing_of({ name: acting.firstName }) : m.sharing_yours();
