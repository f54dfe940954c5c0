/** The request cannot be carried out, with the reason as text. Nothing was written. */
export class Refusal extends Error {}
