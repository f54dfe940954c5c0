/** The parts of a request for consent that the page of the demonstration needs. */
export type ConsentRequest = { callback: string; state: string; challenge: string };

/** An invented provider of health data within this process. */
export type DemoProvider = {
  /** Answers a request of this server to the demonstration. */
  answer(request: Request): Promise<Response>;
  /** Ends all that was granted, as a person does at a provider. */
  forget(): void;
  /** Reads a request for consent; null if it is not one of this installation. */
  readConsent(query: URLSearchParams): ConsentRequest | null;
  /** Returns the address to which the person goes back, with a code or with their refusal. */
  decide(consent: ConsentRequest, isAllowed: boolean): string;
};

/** The way to providers of health data. Tests provide their own. */
export type ProviderLink = {
  /** Sends a request to another server. */
  send: typeof fetch;
  /** Null where this is not a demonstration: no one finds an invented provider then, and nothing is fetched from it. */
  demo: DemoProvider | null;
};
