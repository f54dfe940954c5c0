import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Inline } from '../../../components/Inline/Inline';
import { Select } from '../../../components/Select/Select';
import type { Words } from '../private/WordsFields';
import type { Template } from './types';

const none = 'NONE';

type TemplateChoiceProps = {
  templates: readonly Template[];
  /** The text that the fields hold now. */
  words: Words;
  onUse: (words: Words) => void;
};

/** Fills the fields with a template. It asks before typed text is overwritten; the words of another template are nobody's work. */
export function TemplateChoice({ templates, words, onUse }: TemplateChoiceProps) {
  const [used, setUsed] = useState<Template | null>(null);
  const [asked, setAsked] = useState<Template | null>(null);
  const isUnchanged = used !== null && words.title === used.title && words.body === used.body;
  const isTyped = (words.title.trim() !== '' || words.body.trim() !== '') && !isUnchanged;
  const use = (template: Template) => {
    setAsked(null);
    setUsed(template);
    onUse({ title: template.title, body: template.body });
  };
  const choose = (id: string) => {
    const template = templates.find((one) => one.id === id) ?? null;
    if (template && !isTyped) use(template);
    else setAsked(template);
  };
  return (
    <>
      <Select
        name="template"
        label={m.template_use()}
        items={[
          { id: none, label: m.template_use_none() },
          ...templates.map(({ id, name }) => ({ id, label: name })),
        ]}
        value={(asked ?? (isUnchanged ? used : null))?.id ?? none}
        onChange={choose}
      />
      {asked && (
        <Banner
          tone="attention"
          action={
            <Inline space={2}>
              <Button tone="secondary" size="small" onPress={() => use(asked)}>
                {m.template_replace_yes()}
              </Button>
              <Button tone="quiet" size="small" onPress={() => setAsked(null)}>
                {m.template_replace_no()}
              </Button>
            </Inline>
          }
        >
          {m.template_replace({ name: asked.name })}
        </Banner>
      )}
    </>
  );
}
