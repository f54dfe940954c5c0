import { brand } from '@nadi/brand';
import * as m from '@nadi/ui/messages';
import { light } from '@nadi/ui/theme/tokens';
import { documentKinds } from '../src/kernel/browser/document-kind';
import { pixelIcons, vectorIcon } from './app-icons';

const icons = pixelIcons.map(({ fileName, size, purpose }) => ({
  src: `/${fileName}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
}));

const small = icons[0];

/** The app's entry in the system when a person installs it. */
export const appManifest = {
  id: '/',
  name: brand.name,
  short_name: brand.name,
  description: brand.description,
  lang: 'en-IN',
  dir: 'ltr',
  start_url: '/dashboard?source=installed',
  scope: '/',
  display: 'standalone',
  theme_color: light.paper,
  background_color: light.paper,
  categories: ['health', 'medical'],
  icons: [
    ...icons,
    { src: `/${vectorIcon.fileName}`, sizes: vectorIcon.sizes, type: vectorIcon.type, purpose: 'any' },
  ],
  shortcuts: [
    { name: m.vitals_add(), url: '/dashboard/vital-signs#add', icons: [small] },
    { name: m.vitals_title(), url: '/dashboard/vital-signs', icons: [small] },
    { name: m.profile_title(), url: '/dashboard/profile', icons: [small] },
  ],
  // The worker takes it; nothing is sent.
  share_target: {
    action: '/share-target',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: 'documents', accept: [...documentKinds, '.pdf', '.jpg', '.png', '.webp'] }] },
  },
};
