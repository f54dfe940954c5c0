import * as m from '../../../../generated/messages/messages';

/** The way from a page of the settings to the others. */
export const upToSettings = () => ({ href: '/dashboard/settings', label: m.settings_title() });
