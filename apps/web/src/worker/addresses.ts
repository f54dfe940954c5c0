/** Pages and data of this origin that belong to the server itself, or stand outside of the app as demonstrations and health links do; `share-target` takes no visitors. */
export const serverAddresses =
  /^\/(api|[\w-]+-demo|shl|docs|storybook|dev|openapi\.json|openapi\.yaml|\.well-known|share-target|service-worker\.js)(\/|\?|$)/;

/** The same rule as the server's: addresses of the app have only these characters, and any other address is a file, here or not. */
export const isAppAddress = /^[\w/-]*(\?|$)/;

/** The address at which the server gives the one page of the app to its worker, whatever else it draws at other addresses. */
export const shellAddress = '/app';
