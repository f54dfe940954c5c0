import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Activity,
  Bell,
  BookOpen,
  FlaskConical,
  FolderHeart,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  Phone,
  Settings,
  ShoppingBag,
  TrendingUp,
  Upload,
  User,
  Users,
  Video,
  Watch,
} from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { Heading } from '../../components/Heading/Heading';
import { SearchField } from '../../components/SearchField/SearchField';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { DashboardLayout, type DashboardLayoutProps } from './DashboardLayout';

const at = (path: string) => `/dashboard${path}`;

const meta = {
  title: 'Layouts/DashboardLayout',
  component: DashboardLayout,
  parameters: {
    guide: {
      do: [
        'Use it for all pages of signed-in people.',
        'Show only pages that exist for this person: no entry without a page.',
      ],
      dont: [
        'Do not put a second navigation beside it.',
        'Do not put page titles into the header: they belong to the page.',
      ],
      keyboard: [
        ['Tab', 'First offers to skip to the content, then moves through header, navigation and page'],
        ['Enter, Space', 'Opens a menu, or follows a link'],
        ['Escape', 'Closes a menu or, on a phone, the navigation'],
      ],
    } satisfies ComponentGuide,
    layout: 'fullscreen',
  },
  args: {
    navigation: [
      { href: at(''), label: 'Dashboard', icon: LayoutDashboard, isExact: true },
      { href: at('/medical-records'), label: 'Medical records', icon: FolderHeart },
      { href: at('/medical-records/upload'), label: 'Upload record', icon: Upload },
      { href: at('/vital-signs'), label: 'Vital signs', icon: Activity },
      { href: at('/health-trends'), label: 'Health trends', icon: TrendingUp },
      { href: at('/consultations'), label: 'Consultations', icon: Video },
      { href: at('/family'), label: 'Family', icon: Users },
      { href: at('/clinical-trials'), label: 'Clinical trials', icon: FlaskConical },
      { href: at('/health-shop'), label: 'Health shop', icon: ShoppingBag },
      { href: at('/integrations'), label: 'Integrations', icon: Watch },
    ],
    furtherNavigation: [
      { href: at('/profile/emergency-contacts'), label: 'Emergency contacts', icon: Phone },
      { href: '/knowledge-hub', label: 'Knowledge Hub', icon: BookOpen },
      { href: '/help', label: 'Help', icon: LifeBuoy },
    ],
    secondaryNavigation: [
      { href: at('/profile'), label: 'Profile', icon: User },
      { href: at('/notifications'), label: 'Notifications', icon: Bell },
      { href: at('/settings'), label: 'Settings', icon: Settings },
    ],
    currentPath: at(''),
    user: { name: 'Asha Kulkarni' },
    userMenu: [
      { id: 'profile', label: 'Profile', icon: User, href: at('/profile') },
      { id: 'settings', label: 'Settings', icon: Settings, href: at('/settings') },
      { id: 'sign-out', label: 'Sign Out', icon: LogOut, onAction: fn() },
    ],
    isSidebarOpen: true,
    onToggleSidebar: fn(),
    isMobileMenuOpen: false,
    onMobileMenuChange: fn(),
    search: <SearchField label="Search medical records, doctors..." />,
    notifications: { count: 3, href: at('/notifications') },
    children: (
      <Stack space={2}>
        <Text tone="muted">Friday 20 November</Text>
        <Heading level={1}>Good morning, Asha. Your blood pressure has been in range for six days.</Heading>
        <Text tone="muted">Twelve readings since Saturday, average 124 / 79 mmHg.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof DashboardLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ canvas }) => {
    // On a phone there is no sidebar to be made narrower.
    const collapse = canvas.queryAllByRole('button', { name: 'Show icons only' });
    for (const part of [...canvas.getAllByText('Nadi'), ...collapse])
      await expect(part.closest('nav, header, main')).not.toBeNull();
  },
};

export const CollapsedAtRest: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { isSidebarOpen: false, currentPath: at('/medical-records/upload') },
};

export const Collapsed: Story = {
  args: CollapsedAtRest.args,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Upload record' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Medical records' })).not.toHaveAttribute('aria-current');
    await userEvent.click(canvas.getByRole('button', { name: 'Show full menu' }));
    await expect(args.onToggleSidebar).toHaveBeenCalledOnce();
    const name = () => within(document.body).queryByText('Vital signs', { selector: '[role="tooltip"]' });
    await userEvent.hover(canvas.getByRole('link', { name: 'Vital signs' }));
    await waitFor(() => expect(name()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(name()).toBeNull());
  },
};

export const ManyNotifications: Story = {
  args: { notifications: { count: 12, href: at('/notifications') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '12 new notifications' })).toHaveTextContent('9+');
  },
};

/** While not all of it is loaded. */
export const Bare: Story = {
  args: {
    search: undefined,
    notifications: undefined,
    navigation: meta.args.navigation.slice(0, 1),
    furtherNavigation: [],
    secondaryNavigation: meta.args.secondaryNavigation.slice(0, 1),
    userMenu: meta.args.userMenu.slice(2),
  },
};

const notSent = { connection: 'offline', count: 3, attention: 0, sending: null, onPress: fn() } as const;

export const OfflineWithEntries: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { outbox: notSent },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Offline, 3 not sent. See what is waiting' }));
    await expect(args.outbox?.onPress).toHaveBeenCalledOnce();
  },
};

export const UserMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Asha Kulkarni your account' }));
    await expect(await page.findAllByRole('menuitem')).toHaveLength(3);
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible());
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

function WithOwnMenu(props: DashboardLayoutProps) {
  const [isOpen, setOpen] = useState(true);
  return <DashboardLayout {...props} isMobileMenuOpen={isOpen} onMobileMenuChange={setOpen} />;
}

export const NarrowMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => <WithOwnMenu {...args} />,
  play: async ({ userEvent }) => {
    const page = within(document.body);
    const menu = await page.findByRole('dialog', { name: 'Menu' }, { timeout: 3000 });
    await expect(within(menu).getAllByRole('link')).toHaveLength(16);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const NarrowMenuOpen: Story = {
  tags: ['sheet'],
  parameters: pictured,
  globals: { viewport: { value: 'phone' } },
  args: { isMobileMenuOpen: true },
};
