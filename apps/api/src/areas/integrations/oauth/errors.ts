/** Means that the provider does not accept what was sent any more: the person must sign in there again. */
export class ProviderRefused extends Error {}

/** Means that an answer of a provider has another form than its documentation describes. */
export class Unreadable extends Error {}

/** Means that the provider cannot answer now. */
export class Unreachable extends Error {
  /** @param retryAt when it says that it can be asked again; null if it says nothing */
  constructor(
    message: string,
    options: ErrorOptions = {},
    readonly retryAt: Date | null = null,
  ) {
    super(message, options);
  }
}

/** Means that the connection was ended or made again during a fetch, whose results are not kept. */
export class Superseded extends Error {}
