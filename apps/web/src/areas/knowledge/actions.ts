/** Returns what can be done with the page that is open, as far as this browser can. */
export const pageActions = (title: string): { onPrint: () => void; onShare?: () => void } => ({
  onPrint: () => window.print(),
  ...('share' in navigator && {
    // Ignores that the sheet of the system was closed: nothing was chosen.
    onShare: () =>
      void navigator.share({ title, url: location.href.split('#')[0] ?? '' }).catch(() => undefined),
  }),
});
