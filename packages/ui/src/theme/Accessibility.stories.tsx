import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../catalogue/pictured';
import { DividedItem, DividedList } from '../components/DividedList/DividedList';
import { Stack } from '../components/Stack/Stack';
import { Text } from '../components/Text/Text';

const meta = { title: 'Foundations/Accessibility', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const promises: readonly (readonly [promise: string, proof: string])[] = [
  [
    'Text stands out from its ground by at least 4.5 to 1, controls and marks by 3 to 1, the digits of a reading by 7 to 1.',
    'A test works it out for every pairing in every theme; the pairings are under Colours.',
  ],
  [
    'Nothing is said by colour alone: a shape and a word carry the meaning.',
    'The badge of a reading is made of the three together; there is no way to have one without the others.',
  ],
  [
    'Everything works by keyboard, and you see where you are.',
    'Each component that can be operated has a story that uses keys only, and a table of its keys.',
  ],
  [
    'What is touched is at least 44 px wide and high.',
    'A token, which every control takes; the small button is drawn smaller and is as easy to touch.',
  ],
  [
    'From 320 px on, and with text twice as large, nothing scrolls sideways.',
    'Each story is opened at 320 px, and fails if it is wider.',
  ],
  [
    'WCAG 2.2, level AA, as far as a machine can tell.',
    'Each story is examined by axe in three themes. What a machine cannot tell is what reviews are for.',
  ],
  [
    'Who asks their machine for less motion sees none, and who asks for more contrast has a theme of their own.',
    'Movements are left out under that setting; the third theme is black on white with every edge drawn.',
  ],
  [
    'Who forces their own colours on every page still sees what is chosen: a ground never says it alone.',
    'What is chosen takes the colour that the person chose for it; some stories are opened so and looked at.',
  ],
  [
    'A screen reader hears a reading as people say it: "122 over 78 millimetres of mercury, in range".',
    'Measurements have spoken words of their own, and a chart can be walked through and has its table.',
  ],
];

/** The accessibility promises, and how each is kept. */
export const Accessibility: StoryObj<typeof meta> = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <DividedList>
      {promises.map(([promise, proof]) => (
        <DividedItem key={promise}>
          <Stack space={1}>
            <Text size={18} weight="medium">
              {promise}
            </Text>
            <Text tone="muted">{proof}</Text>
          </Stack>
        </DividedItem>
      ))}
    </DividedList>
  ),
};
