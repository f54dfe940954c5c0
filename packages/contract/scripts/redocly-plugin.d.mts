/** The additions of the bundler and the linter to the contract, made before they read it. */
export default function plugin(): { id: string; preprocessors: object };
