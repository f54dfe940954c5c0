import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button';
import { DividedItem } from '../../../components/DividedList/DividedList';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { button, row, sign } from './SettingsRow.css';

type SettingsRowProps = {
  icon: LucideIcon;
  /** Its name; also spoken after the button's label, which is the same in each row. */
  title: string;
  /** Spoken before the title after the button's label, if the title alone does not tell rows apart. */
  context?: string;
  tag?: ReactNode;
  children: ReactNode;
  action?: { label: string; onPress: () => void; isPending?: boolean; isDisabled?: boolean };
};

/** One thing of one's own, with what can be done to it. */
export function SettingsRow({ icon, title, context, tag, children, action }: SettingsRowProps) {
  return (
    <DividedItem>
      <div className={row}>
        <span className={sign}>
          <Icon icon={icon} />
        </span>
        <Stack space={1}>
          <Inline space={2}>
            <Text as="span" weight="bold">
              {title}
            </Text>
            {tag}
          </Inline>
          <div>{children}</div>
        </Stack>
        {action && (
          <div className={button}>
            <Button
              tone="secondary"
              size="small"
              isPending={action.isPending}
              isDisabled={action.isDisabled}
              onPress={action.onPress}
            >
              {action.label} <VisuallyHidden>{context ? `${context}, ${title}` : title}</VisuallyHidden>
            </Button>
          </div>
        )}
      </div>
    </DividedItem>
  );
}
