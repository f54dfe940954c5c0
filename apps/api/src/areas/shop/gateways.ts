/**
 * A service that moves money. Nothing that waits for a network may be done in a transaction: `begin` of another service than the test gateway belongs into the first
 * stage of its operation, with the id of the payment as the key by which the service knows a second try.
 */
export type Gateway = {
  name: 'test-gateway';
  /** True if it moves no money. */
  isTest: boolean;
  /** Begins a payment. The same payment gets the same reference. */
  begin(payment: { id: string; amountPaise: number }): { reference: string };
};

/** Moves no money: the person says by themselves how it ends. */
export const testGateway: Gateway = {
  name: 'test-gateway',
  isTest: true,
  begin: ({ id }) => ({ reference: `test-${id}` }),
};
