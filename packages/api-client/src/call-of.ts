/** A call as the contract's tables name it, by its method and its path as the contract writes it: `get /vital-signs/{id}`. */
export const callOf = ({ method }: Request, schemaPath: string): string =>
  `${method.toLowerCase()} ${schemaPath}`;
