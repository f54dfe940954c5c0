/** Returns Nadi's folder in this user's cache, for files that can be created again: it outlives a clone. */
export function userCache(): string;
