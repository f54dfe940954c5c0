/** Pages and data of this origin that are the server's own; `share-target` takes no visitors. */
export const serverAddresses =
  /^\/(api|docs|storybook|dev|openapi\.json|openapi\.yaml|\.well-known|share-target|service-worker\.js)(\/|\?|$)/;

/** As the server has it: none of the app's addresses has other signs than these, and what has is a file, here or not. */
export const isAppAddress = /^[\w/-]*(\?|$)/;
