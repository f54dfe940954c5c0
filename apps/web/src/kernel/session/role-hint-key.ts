/** Key of the role in which the person of this device was last here; the early script reads it too, before the app is loaded. */
export const roleHintKey = 'nadi_role';
