import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

type Globals = Readonly<Record<string, unknown>>;
type Channel = {
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
  last(event: string): [{ globals: Globals }] | undefined;
};

const none: Globals = {};

/** The settings of the toolbar, from a page's channel. */
export function useGlobalsOf(channel: Channel): Globals {
  return useSyncExternalStore(
    (listener) => {
      channel.on(GLOBALS_UPDATED, listener);
      return () => channel.off(GLOBALS_UPDATED, listener);
    },
    () => (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0].globals ?? none,
  );
}

export const useGlobals = (): Globals => useGlobalsOf(useContext(DocsContext).channel);
