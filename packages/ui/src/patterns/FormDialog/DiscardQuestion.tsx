import { useEffect, useId, useRef } from 'react';
import * as m from '../../../generated/messages/messages';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { Inline } from '../../components/Inline/Inline';
import { Stack } from '../../components/Stack/Stack';

type DiscardQuestionProps = { onDiscard: () => void; onStay: () => void };

/** Asked at the end of a form that is left with something typed in it. The focus lies on what loses nothing. */
export function DiscardQuestion({ onDiscard, onStay }: DiscardQuestionProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  // The form may be longer than its dialog.
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={place}>
      <Stack space={4}>
        <div id={id}>
          <Banner tone="attention" title={m.form_discard_title()}>
            {m.form_discard()}
          </Banner>
        </div>
        <Inline justify="end">
          <Button tone="secondary" onPress={onDiscard}>
            {m.form_discard_yes()}
          </Button>
          <Button autoFocus describedBy={id} onPress={onStay}>
            {m.form_discard_no()}
          </Button>
        </Inline>
      </Stack>
    </div>
  );
}
