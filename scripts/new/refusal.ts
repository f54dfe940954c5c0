/** What was asked for cannot be written, in words for whoever asked. Nothing was. */
export class Refusal extends Error {}
