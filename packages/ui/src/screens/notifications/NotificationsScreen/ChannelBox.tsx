import * as m from '../../../../generated/messages/messages';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import type { CategoryPreference, Channel, NotificationCategory } from './types';

export type ChannelChange = { category: NotificationCategory; channel: Channel; isOn: boolean };

export const categoryWords: Record<NotificationCategory, () => string> = {
  security: m.notifications_category_security,
  account: m.notifications_category_account,
  readings: m.notifications_category_readings,
  medicines: m.notifications_category_medicines,
  goals: m.notifications_category_goals,
  registration: m.notifications_category_registration,
  general: m.notifications_category_general,
};

export const channelWords: Record<Channel, () => string> = {
  push: m.preferences_push,
  mail: m.preferences_mail,
  sms: m.preferences_sms,
};

export type ChannelBoxProps = {
  preference: CategoryPreference;
  channel: Channel;
  /** True if the channel's name stands beside the box; in a table the column says it. @default false */
  isNamed?: boolean;
  onChange: (change: ChannelChange) => Promise<Saved>;
  /** Called with the failure of the last change, or null once one is saved. */
  onOutcome: (failure: string | null) => void;
};

/** One category by one channel. It shows what is saved. */
export function ChannelBox({ preference, channel, isNamed = false, onChange, onOutcome }: ChannelBoxProps) {
  const { category } = preference;
  const names = { category: categoryWords[category](), channel: channelWords[channel]() };
  const { isPending, save } = useSave(() => onOutcome(null));
  if (preference.locked.includes(channel))
    return <LockedBox {...names} category={category} isOn={preference[channel]} isNamed={isNamed} />;
  const label = m.preferences_cell(names);
  const notSaved = m.preferences_not_saved({ what: label });
  const ask = async (isOn: boolean): Promise<Saved> => {
    const saved = await onChange({ category, channel, isOn }).catch((): Saved => ({ ok: false }));
    if (!saved.ok) onOutcome(saved.message ?? notSaved);
    return saved;
  };
  return (
    <Checkbox
      label={isNamed ? <Named label={label} channel={names.channel} /> : label}
      value={preference[channel]}
      isLabelHidden={!isNamed}
      isPending={isPending}
      onChange={(isOn) => void save(() => ask(isOn))}
    />
  );
}

type LockedBoxProps = {
  category: NotificationCategory;
  channel: string;
  isOn: boolean;
  isNamed?: boolean;
};

/** A way that cannot be chosen; the reason stands below all of them. */
export function LockedBox({ category, channel, isOn, isNamed = false }: LockedBoxProps) {
  const label = m.preferences_cell_locked({ category: categoryWords[category](), channel });
  return (
    <Checkbox
      label={isNamed ? <Named label={label} channel={channel} /> : label}
      value={isOn}
      isLabelHidden={!isNamed}
      isDisabled
      onChange={() => undefined}
    />
  );
}

/** The whole name for screen readers, who may come to the box from anywhere. */
function Named({ label, channel }: { label: string; channel: string }) {
  return (
    <>
      <span aria-hidden="true">{channel}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
