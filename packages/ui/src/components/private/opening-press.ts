import type { ButtonProps } from 'react-aria-components/Button';

/** Where the focus goes in what opens: to an end of it for those who came by keyboard; to what is chosen, or all of it, for others. */
export type OpenedAt = 'first' | 'last' | null;

type Opening = { open: (at: OpenedAt) => void; preload: () => void };
type Events = Required<
  Pick<ButtonProps, 'onHoverStart' | 'onFocus' | 'onPressStart' | 'onPress' | 'onKeyDown'>
>;

/** What makes a button open a menu or list, as they do everywhere: when a mouse goes down, when a finger or a key goes up. */
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
