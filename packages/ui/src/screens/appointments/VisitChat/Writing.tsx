import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { TextField } from '../../../components/TextField/TextField';
import { photoTypes, sayPhotoFault } from '../ConsultationScreen/VisitPhoto';
import type { VisitChatProps } from './types';

/** The field in which a message is written, and what sends it. Nothing is lost if it cannot be sent: it stands among the messages then. */
export function Writing({
  maxText,
  onSend,
  onSendPhoto,
}: Pick<VisitChatProps, 'maxText' | 'onSend' | 'onSendPhoto'>) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const said = text.trim();
  const isTooLong = said.length > maxText;

  function send() {
    if (said === '' || isTooLong) return;
    onSend(said);
    setText('');
  }
  function take(file: File | undefined) {
    if (!file) return;
    const wrong = sayPhotoFault(file);
    setFault(wrong);
    if (wrong === null) onSendPhoto(file);
  }
  return (
    <Stack space={3}>
      <TextField
        label={m.chat_label()}
        rows={2}
        value={text}
        onChange={setText}
        errorMessage={isTooLong ? m.chat_too_long({ count: maxText, length: said.length }) : undefined}
      />
      {fault && <Banner tone="critical">{fault}</Banner>}
      <Inline space={2}>
        <Button needs="manage" isDisabled={said === '' || isTooLong} onPress={send}>
          {m.chat_send()}
        </Button>
        <FileTrigger acceptedFileTypes={photoTypes} onSelect={(files) => take(files?.[0])}>
          <Button needs="manage" tone="secondary" icon={ImageUp}>
            {m.chat_photo()}
          </Button>
        </FileTrigger>
      </Inline>
    </Stack>
  );
}
