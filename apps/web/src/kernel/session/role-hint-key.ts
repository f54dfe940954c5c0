/** Key of the role in which the person of this device was last here; the early script reads it too, before the app is loaded. */
export const roleHintKey = 'nadi_role';

/** Key of their first name, with which public pages greet them before, or without, the app's code (`public/theme.js`). */
export const nameHintKey = 'nadi_first_name';
