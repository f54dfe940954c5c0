/** What the bundler and the linter add to the contract before they look at it. */
export default function plugin(): { id: string; preprocessors: object };
