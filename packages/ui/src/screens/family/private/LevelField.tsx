import * as m from '../../../../generated/messages/messages';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import type { HelperLevel } from '../types';

/** Lists what one person may let another do. `full` can do nothing more yet than `manage`, so that it is offered to none who do not have it. */
const helperLevels = ['view', 'manage', 'full'] as const satisfies readonly HelperLevel[];

const words: Record<HelperLevel, { label: () => string; description: () => string }> = {
  view: { label: m.family_level_view, description: m.family_level_view_what },
  manage: { label: m.family_level_manage, description: m.family_level_manage_what },
  full: { label: m.family_level_full, description: m.family_level_full_what },
};

type LevelFieldProps = {
  label: string;
  value: HelperLevel | null;
  /** The most that can be chosen. @default 'manage' */
  most?: HelperLevel;
  onChange: (value: HelperLevel) => void;
  errorMessage?: string | undefined;
};

/** Asks what one person lets another do. */
export function LevelField({ label, value, most = 'manage', onChange, errorMessage }: LevelFieldProps) {
  const items = helperLevels
    .slice(0, helperLevels.indexOf(most) + 1)
    .map((id) => ({ id, label: words[id].label(), description: words[id].description() }));
  return (
    <RadioGroup
      name="level"
      label={label}
      items={items}
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
    />
  );
}
