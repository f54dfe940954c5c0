import * as m from '../../../generated/messages/messages';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';

/** A field that the person wants changed, in words. */
export type Difference = { field: string; label: string; mine: string; standing: string };

type ConflictNoticeProps = {
  differences: readonly Difference[];
  onTakeStanding: () => void;
};

/** Says that the profile was changed elsewhere, field by field, before anything is written over. */
export function ConflictNotice({ differences, onTakeStanding }: ConflictNoticeProps) {
  return (
    <Banner tone="attention" title={m.profile_conflict_title()}>
      <Stack space={3} align="start">
        <Text>{m.profile_conflict_description()}</Text>
        <ul>
          {differences.map(({ field, label, mine, standing }) => (
            <Text key={field} as="li">
              {m.profile_conflict_field({ field: label, mine, standing })}
            </Text>
          ))}
        </ul>
        <Button tone="secondary" onPress={onTakeStanding}>
          {m.profile_take_standing()}
        </Button>
      </Stack>
    </Banner>
  );
}
