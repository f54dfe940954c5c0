/** What can be done with the page that is open, as far as this browser can. */
export const pageActions = (title: string): { onPrint: () => void; onShare?: () => void } => ({
  onPrint: () => window.print(),
  ...('share' in navigator && {
    // Whoever closes the sheet of the system has chosen nothing.
    onShare: () =>
      void navigator.share({ title, url: location.href.split('#')[0] ?? '' }).catch(() => undefined),
  }),
});
