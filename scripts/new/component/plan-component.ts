import { checkPascal } from '../names';
import type { Plan } from '../plan';
import { Refusal } from '../refusal';
import { exists } from '../repository';
import { printComponent } from './print-component';
import { printComponentStories } from './print-stories';
import { printComponentStyles } from './print-styles';
import { printComponentTest } from './print-test';

/** Plans a control with one label that is on or off: small, with everything that a component of this repository has. */
export function planComponent(name: string): Plan {
  checkPascal(name, 'DoseToggle');
  for (const kind of ['components', 'charts', 'layouts'])
    if (exists(`packages/ui/src/${kind}/${name}`))
      throw new Refusal(`There is already a ${name}, in ${kind}.`);
  const folder = `packages/ui/src/components/${name}`;
  return {
    made: {
      [`${folder}/${name}.tsx`]: printComponent(name),
      [`${folder}/${name}.css.ts`]: printComponentStyles(),
      [`${folder}/${name}.stories.tsx`]: printComponentStories(name),
      [`${folder}/${name}.test.tsx`]: printComponentTest(name),
    },
    changed: {},
    next: [
      `Look at it: npm run storybook, then Components / ${name}.`,
      'It is a control that is on or off. Make of it what you need, and keep a story for each state and the sheet with all of them.',
      'Say in the guide when to take it and when not; the model is packages/ui/src/components/Button.',
      `Try it: npm run jest -- ${name}, and npm run stories -- --only components-${name.toLowerCase()}`,
      'Let npm run visual take its first pictures, and write npx changeset: others can use it.',
    ],
  };
}
