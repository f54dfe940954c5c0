import { brand } from '@nadi/brand';
import { Activity } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Icon } from '../../../components/Icon/Icon';
import { Stack } from '../../../components/Stack/Stack';
import { Switch } from '../../../components/Switch/Switch';
import { Text } from '../../../components/Text/Text';
import type { Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import { box, sign } from './PreferencesCard.css';

type LockScreenProps = { showsDetails: boolean; onChange: (showsDetails: boolean) => Promise<Saved> };

/** How much of a notification whoever holds the device may read. */
export function LockScreen({ showsDetails, onChange }: LockScreenProps) {
  const notSaved = m.preferences_not_saved({ what: m.lock_screen() });
  const saving = useSave(() => undefined, notSaved);
  return (
    <Stack space={3}>
      <Switch
        label={m.lock_screen()}
        description={m.lock_screen_help()}
        value={showsDetails}
        isPending={saving.isPending}
        errorMessage={saving.refused && (saving.refused.message ?? notSaved)}
        align="end"
        weight="bold"
        onChange={(next) => void saving.save(() => onChange(next))}
      />
      <Text size={14} tone="muted">
        {m.lock_screen_preview()}
      </Text>
      <div className={box} aria-live="polite">
        <span className={sign}>
          <Icon icon={Activity} />
        </span>
        <div>
          <Text weight="bold">{brand.name}</Text>
          <Text size={14} tone="muted">
            {showsDetails ? m.lock_screen_shown() : m.lock_screen_hidden()}
          </Text>
        </div>
      </div>
    </Stack>
  );
}
