/** In groups of four, as people read a key aloud and type it. */
export const groupSecret = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
