/** Returns Nadi's folder among what programs keep for this user and can make anew: it outlives a clone. */
export function userCache(): string;
