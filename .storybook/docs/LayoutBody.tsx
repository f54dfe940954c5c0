import type { ComponentGuide } from '../../packages/ui/src/catalogue/guide';
import type { BodyProps } from './ComponentBody';
import { DoAndDont } from './DoAndDont';
import { Keyboard } from './Keyboard';
import { PropsTable } from './PropsTable';
import { States } from './States';

/** A layout fills a window: it is shown in one of its own. */
export function LayoutBody({ guide, stories }: BodyProps<ComponentGuide>) {
  return (
    <>
      <States stories={stories} />
      <DoAndDont guide={guide} />
      {guide.keyboard && <Keyboard keys={guide.keyboard} />}
      <PropsTable argTypes={stories[0]?.argTypes ?? {}} />
    </>
  );
}
