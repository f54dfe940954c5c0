import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Banner } from '../../../components/Banner/Banner';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { arriving } from './ReadingDialog.css';

export type FormQuestionProps = {
  title: string;
  children: ReactNode;
  /** Buttons; the one that does no harm takes the focus, and is described by the question with this id. */
  answers: (describedBy: string) => ReactNode;
};

/** A question at the end of a form before it continues; scrolled into view, because the form may be longer than its dialog. */
export function FormQuestion({ title, children, answers }: FormQuestionProps) {
  const question = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    question.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={question} className={arriving}>
      <Stack space={4}>
        <div id={id}>
          <Banner tone="attention" title={title}>
            {children}
          </Banner>
        </div>
        <Inline justify="end" space={2}>
          {answers(id)}
        </Inline>
      </Stack>
    </div>
  );
}
