/** A document that cannot be mocked: what is wrong with it, and what to do. */
export class DocumentError extends Error {}
