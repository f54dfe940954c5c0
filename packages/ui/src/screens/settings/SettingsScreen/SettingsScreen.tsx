import {
  Bell,
  BellRing,
  Eye,
  FileDown,
  MessageSquareText,
  Share2,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { LinkList } from '../../../components/LinkList/LinkList';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { Page } from '../../../patterns/Page/Page';
import { SettingsSection } from '../private/SettingsSection';

export type ThemeChoice = 'system' | 'light' | 'dark' | 'high-contrast';

export type SettingsScreenProps = {
  /** The theme chosen on this device; `system` follows the device. */
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
  /** Patients have a record that they share. */
  hasSharing: boolean;
};

const aboutRecord = (hasSharing: boolean) => [
  ...(hasSharing
    ? [
        {
          href: '/dashboard/consents',
          label: m.sharing_title(),
          description: m.dashboard_more_sharing(),
          icon: Share2,
        },
      ]
    : []),
  {
    href: '/dashboard/settings/access-log',
    label: m.access_log_title(),
    description: m.settings_link_access_log(),
    icon: Eye,
  },
];

/** How it looks here, and the way to everything else that one can set. */
export function SettingsScreen({ theme, onThemeChange, hasSharing }: SettingsScreenProps) {
  return (
    <Page title={m.settings_title()}>
      <Card padding="none" as="section">
        <LinkList
          label={m.settings_more()}
          items={[
            {
              href: '/dashboard/settings/security',
              label: m.security_title(),
              description: m.settings_link_security(),
              icon: ShieldCheck,
            },
            {
              href: '/dashboard/notifications#preferences',
              label: m.notifications_title(),
              description: m.settings_link_notifications(),
              icon: Bell,
            },
            {
              href: '/dashboard/settings/push',
              label: m.push_page_title(),
              description: m.settings_link_push(),
              icon: BellRing,
            },
            ...aboutRecord(hasSharing),
            {
              href: '/dashboard/settings/data',
              label: m.data_title(),
              description: m.settings_link_data(),
              icon: FileDown,
            },
            {
              href: '/dashboard/settings/requests',
              label: m.requests_title(),
              description: m.settings_link_requests(),
              icon: MessageSquareText,
            },
            {
              href: '/dashboard/profile',
              label: m.profile_title(),
              description: m.settings_link_profile(),
              icon: UserRound,
            },
          ]}
        />
      </Card>
      <SettingsSection
        title={m.settings_appearance_title()}
        description={m.settings_appearance_description()}
      >
        <RadioGroup
          label={m.settings_theme()}
          value={theme}
          onChange={onThemeChange}
          items={[
            { id: 'system', label: m.settings_theme_system() },
            { id: 'light', label: m.settings_theme_light() },
            { id: 'dark', label: m.settings_theme_dark() },
            {
              id: 'high-contrast',
              label: m.settings_theme_high_contrast(),
              description: m.settings_theme_high_contrast_description(),
            },
          ]}
        />
      </SettingsSection>
    </Page>
  );
}
