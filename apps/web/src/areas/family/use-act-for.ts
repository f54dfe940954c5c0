import type { FamilyMember } from '@nadi/contract/schema';
import { actingRequested, selectActing } from '../../kernel/acting/acting-slice';
import { useAppDispatch, useAppSelector } from '../../kernel/services/use-services';
import { paths } from '../../kernel/session/destination';
import { selectUser } from '../../kernel/session/session-selectors';

export type ActFor = Pick<FamilyMember, 'id' | 'firstName' | 'lastName' | 'gender' | 'level' | 'hasAccount'>;

/** Begins to act for a person, and ends acting (null); and for whom the page is now. */
export function useActFor() {
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectUser)?.id ?? '';
  const acting = useAppSelector(selectActing);
  return {
    acting,
    /** @param to the page that is shown then */
    actFor(person: ActFor | null, to: string = paths.dashboard): void {
      const next = person && {
        ...{ owner, id: person.id, firstName: person.firstName, lastName: person.lastName },
        ...{ gender: person.gender, level: person.level, hasAccount: person.hasAccount },
      };
      dispatch(actingRequested({ acting: next, to }));
    },
  };
}
