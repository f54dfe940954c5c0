/** Of the role that the person of this device was last here in; the early script reads it too, before the app is there. */
export const roleHintKey = 'nadi_role';
