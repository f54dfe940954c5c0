import * as m from '@nadi/ui/messages';
import { UploadTrial } from '@nadi/ui/screens/demos/FileUploadScreen';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { waitForLine } from '../../kernel/browser/wait-for-line';
import { createDemoUpload, maxSize } from './upload/demo-upload';
import { sampleFile } from './upload/sample-file';
import { sendPart } from './upload/send-part';
import { browserDigest } from './upload/sha256';

/** A file of whoever sits before this browser, sent to be counted. */
export function OwnFile() {
  const [upload] = useState(() =>
    createDemoUpload({ send: sendPart, digest: browserDigest(), wait: waitForLine }),
  );
  const state = useSyncExternalStore(upload.subscribe, upload.get, upload.get);
  useEffect(() => () => upload.cancel(), [upload]);
  return (
    <UploadTrial
      state={state}
      maxSize={maxSize}
      onChoose={upload.choose}
      onSample={() => upload.choose(sampleFile(m.demo_upload_sample_name()))}
      onPause={upload.pause}
      onResume={upload.resume}
      onCancel={upload.cancel}
    />
  );
}
