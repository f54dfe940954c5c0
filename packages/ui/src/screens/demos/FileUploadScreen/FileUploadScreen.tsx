import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Text } from '../../../components/Text/Text';
import { DemoPage } from '../private/DemoPage';

export type { UploadTrialState } from './types';
export { UploadTrial, type UploadTrialProps } from './UploadTrial';

export type FileUploadScreenProps = {
  /** An `UploadTrial`. */
  children: ReactNode;
};

/** How files are sent: in parts that can pause, as records are, with nothing kept. */
export function FileUploadScreen({ children }: FileUploadScreenProps) {
  return (
    <DemoPage
      href="/file-upload-demo"
      intro={m.demo_upload_intro()}
      kept={m.demo_upload_kept()}
      withoutCode={<Text>{m.demo_upload_without_code()}</Text>}
    >
      <div data-needs-code="">{children}</div>
    </DemoPage>
  );
}
