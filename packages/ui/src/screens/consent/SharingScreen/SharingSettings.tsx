import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { type ActingPerson, useActing } from '../../../acting';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded, Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import { doctorName } from '../../../words/doctor-name';

export type BlockedDoctor = { id: string; firstName: string; lastName: string };
export type Settings = { isFindable: boolean; blockedDoctors: readonly BlockedDoctor[] };
export type SettingsChange = { isFindable: boolean } | { blockedDoctorIds: string[] };

export type SharingSettingsProps = {
  settings: Loaded<Settings>;
  isOffline: boolean;
  onChangeSettings: (change: SettingsChange) => Promise<Saved>;
  onRetry: () => void;
};

/** Asks whether doctors find the patient, and which never do. */
export function SharingSettings({ settings, isOffline, onChangeSettings, onRetry }: SharingSettingsProps) {
  const heading = useId();
  const acting = useActing();
  const { isPending, refused, save } = useSave<unknown, never>(() => {}, m.sharing_not_set());
  const change = (wanted: SettingsChange) => void save(() => onChangeSettings(wanted));
  const isDisabled = isOffline || isPending;
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack space={4}>
        <Heading level={2} id={heading}>
          {m.sharing_settings()}
        </Heading>
        <Phases state={settings} rows={1} failed={{ text: m.sharing_settings_failed() }} onRetry={onRetry}>
          {({ isFindable, blockedDoctors }) => (
            <Stack space={4} align="start">
              <Text>{sayFindable(isFindable, acting)}</Text>
              <Button
                tone="secondary"
                isPending={isPending}
                isDisabled={isDisabled}
                onPress={() => change({ isFindable: !isFindable })}
              >
                {isFindable ? m.sharing_hide() : m.sharing_show()}
              </Button>
              {blockedDoctors.length > 0 && (
                <Stack space={2}>
                  <Heading level={3}>{m.sharing_blocked()}</Heading>
                  <Text tone="muted">{m.sharing_blocked_explain()}</Text>
                  <DividedList label={m.sharing_blocked()}>
                    {blockedDoctors.map((doctor) => (
                      <DividedItem key={doctor.id}>
                        <Inline justify="between">
                          <Text weight="bold">{doctorName(doctor)}</Text>
                          <Button
                            tone="secondary"
                            size="small"
                            isDisabled={isDisabled}
                            onPress={() =>
                              change({
                                blockedDoctorIds: blockedDoctors.flatMap(({ id }) =>
                                  id === doctor.id ? [] : [id],
                                ),
                              })
                            }
                          >
                            {m.sharing_unblock()} <VisuallyHidden>{doctorName(doctor)}</VisuallyHidden>
                          </Button>
                        </Inline>
                      </DividedItem>
                    ))}
                  </DividedList>
                </Stack>
              )}
              {isOffline && <Text tone="muted">{m.sharing_settings_offline()}</Text>}
              {refused && <Banner tone="critical">{refused.message ?? m.sharing_not_set()}</Banner>}
            </Stack>
          )}
        </Phases>
      </Stack>
    </Card>
  );
}

function sayFindable(isFindable: boolean, acting: ActingPerson | null): string {
  if (!acting) return isFindable ? m.sharing_findable() : m.sharing_hidden();
  const name = { name: acting.firstName };
  return isFindable ? m.sharing_findable_of(name) : m.sharing_hidden_of(name);
}
