import * as m from '../../../generated/messages/messages';

/** The texts around the profiles of all roles. */
export const profileWords = () => ({
  title: m.profile_title(),
  failed: { title: m.profile_failed_title(), text: m.profile_failed() },
});

/** ... and those that are kept on this device. */
export const keptProfileWords = () => ({
  ...profileWords(),
  notOnDevice: { title: m.profile_not_on_device_title(), text: m.profile_not_on_device() },
});
