import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Heading } from '../../../components/Heading/Heading';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { column } from './SettingsPage.css';

export type SettingsPageProps = {
  title: string;
  /** What this page is about, in a sentence. */
  description?: string;
  /** Takes the width that there is, for tables. */
  isWide?: boolean;
  /** Whether it is the first page of the settings, with no way up. */
  isFirst?: boolean;
  children: ReactNode;
};

/** A page of the settings: its title, and the way back to the others. */
export function SettingsPage({ title, description, isWide, isFirst, children }: SettingsPageProps) {
  return (
    <div className={isWide ? undefined : column}>
      <Stack space={6}>
        <Stack space={2}>
          {!isFirst && (
            <Inline space={1}>
              <Icon icon={ChevronLeft} size={16} />
              <Link href="/dashboard/settings" isAlone>
                {m.settings_title()}
              </Link>
            </Inline>
          )}
          <Heading level={1} isFocusTarget>
            {title}
          </Heading>
          {description && <Text tone="muted">{description}</Text>}
        </Stack>
        {children}
      </Stack>
    </div>
  );
}
