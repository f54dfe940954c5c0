type Takes = {
  isSignedIn: boolean;
  hasBody: boolean;
  ignoresUnknownQuery: boolean;
  parameters: readonly { name: string; in: string }[];
};

/** Returns refusals by status, each with its name in `openapi/responses.yaml`. */
export function refusalsOf(takes: Takes): Record<string, string>;
