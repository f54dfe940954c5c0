import { Baby, HandHeart, type LucideIcon, ShieldPlus, UserPlus } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';

export type Start = 'child' | 'act-for-me' | 'act-for-you' | 'guardian';

type StartDialogProps = {
  /** There is a child with one guardian. */
  hasChild: boolean;
  onChoose: (start: Start) => void;
  onClose: () => void;
};

const starts: readonly { id: Start; icon: LucideIcon; label: () => string; what: () => string }[] = [
  { id: 'child', icon: Baby, label: m.family_start_child, what: m.family_start_child_what },
  { id: 'act-for-me', icon: UserPlus, label: m.family_start_helper, what: m.family_start_helper_what },
  { id: 'act-for-you', icon: HandHeart, label: m.family_start_ask, what: m.family_start_ask_what },
  { id: 'guardian', icon: ShieldPlus, label: m.family_start_second, what: m.family_start_second_what },
];

/** The ways in which two people of a family come together here. */
export function StartDialog({ hasChild, onChoose, onClose }: StartDialogProps) {
  return (
    <Dialog title={m.family_start_title()} isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <Stack space={4}>
        {starts
          .filter(({ id }) => id !== 'guardian' || hasChild)
          .map(({ id, icon, label, what }) => (
            <Stack key={id} space={1}>
              <Button icon={icon} tone="secondary" isFullWidth onPress={() => onChoose(id)}>
                {label()}
              </Button>
              <Text size={14} tone="muted">
                {what()}
              </Text>
            </Stack>
          ))}
      </Stack>
    </Dialog>
  );
}
