import type { ButtonProps } from 'react-aria-components/Button';

/** Target of the focus when something opens: one end of it for keyboard users; the selected item, or all of it, for others. */
export type OpenedAt = 'first' | 'last' | null;

type Opening = { open: (at: OpenedAt) => void; preload: () => void };
type Events = Required<
  Pick<ButtonProps, 'onHoverStart' | 'onFocus' | 'onPressStart' | 'onPress' | 'onKeyDown'>
>;

/** The events on which a button opens a menu or list, as everywhere: mouse down, or the release of a finger or a key. */
export const openingPress = ({ open, preload }: Opening): Events => ({
  onHoverStart: preload,
  onFocus: preload,
  onPressStart({ pointerType }) {
    if (pointerType === 'mouse' || pointerType === 'pen') open(null);
    else if (pointerType === 'virtual') open('first');
    else preload();
  },
  onPress({ pointerType }) {
    if (pointerType === 'touch') open(null);
    else if (pointerType === 'keyboard') open('first');
  },
  onKeyDown(event) {
    if (event.key === 'ArrowDown') open('first');
    else if (event.key === 'ArrowUp') open('last');
    else return event.continuePropagation();
    event.preventDefault();
  },
});
