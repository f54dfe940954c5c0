/** The provider does not accept what was sent any more: the person must sign in there again. */
export class ProviderRefused extends Error {}

/** The answer of a provider has not the form that its documentation describes. */
export class Unreadable extends Error {}
