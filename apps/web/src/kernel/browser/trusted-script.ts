/** The parts of Trusted Types that are needed here. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
};

export const serviceWorkerScript = '/service-worker.js';
/** Workers of this build, told apart by their hash. */
const builtWorker = /^\/assets\/[\w-]+-worker-[\w-]{8}\.js$/;

/** Created once: the page's policy forbids a second one of the same name. */
let policy: { createScriptURL(url: string): string } | undefined;

/** Returns the address of a worker of ours, trusted by the page's policy. @throws TypeError for any other address */
export function trustedScript(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('nadi-worker', {
    createScriptURL(url) {
      // The development server names workers by their source.
      const isOurs = url === serviceWorkerScript || builtWorker.test(url) || (import.meta.env?.DEV ?? false);
      if (!isOurs) throw new TypeError(`${url} is not a worker of ours.`);
      return url;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}
