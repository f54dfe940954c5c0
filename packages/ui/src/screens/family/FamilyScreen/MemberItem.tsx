import * as m from '../../../../generated/messages/messages';
import { useActing } from '../../../acting';
import { Avatar } from '../../../components/Avatar/Avatar';
import { Button } from '../../../components/Button/Button';
import { DividedItem } from '../../../components/DividedList/DividedList';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { dayOf } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import { familyRelationships, sayAge, sayGuardians, sayMay } from '../../../words/family';
import { grows } from '../private/family.css';
import type { MemberRow } from '../types';

type MemberItemProps = {
  member: MemberRow;
  clock: Clock;
  /** It is the person for whom the page is. */
  isCurrent: boolean;
  onActFor: (member: MemberRow) => void;
};

/** A person whom one looks after: who it is, what one may do, and the way to do it. */
export function MemberItem({ member, clock, isCurrent, onActFor }: MemberItemProps) {
  const { id, firstName, lastName, relationship, dateOfBirth, guardians } = member;
  const acting = useActing();
  return (
    <DividedItem>
      <Inline space={3} justify="between" align="start">
        <div className={grows}>
          <Inline space={3} align="start" isWrapping={false}>
            <Avatar name={`${firstName} ${lastName}`} size="medium" tone={isCurrent ? 'marigold' : 'river'} />
            <div className={grows}>
              <Stack space={1}>
                <Inline space={2} align="baseline">
                  <Link href={`/dashboard/family/${id}`} isAlone>
                    {`${firstName} ${lastName}`}
                  </Link>
                  <Text as="span" tone="muted">
                    {`${familyRelationships[relationship]()}, ${sayAge(dateOfBirth, dayOf(clock.now, clock.timeZone))}`}
                  </Text>
                </Inline>
                <Text size={14} tone="muted">
                  {guardians.length > 0 ? sayGuardians(guardians) : sayMay(member)}
                </Text>
              </Stack>
            </div>
          </Inline>
        </div>
        {isCurrent && acting ? (
          <Tag tone="info">{m.family_acting_now({ name: firstName })}</Tag>
        ) : (
          <Button tone="secondary" size="small" onPress={() => onActFor(member)}>
            {m.family_act_for({ name: firstName })}
          </Button>
        )}
      </Inline>
    </DividedItem>
  );
}
