/**
 * Why a file cannot be read as an export of Apple Health: `other-zip` holds none, `other-file` is none, `clipped` ends early, `too-large` is beyond
 * what a phone writes, or packed so tightly that it is made to fill memory; `locked` asks for a password.
 */
export type ExportFaultCode = 'other-zip' | 'other-file' | 'clipped' | 'too-large' | 'locked';

export class ExportFault extends Error {
  constructor(readonly code: ExportFaultCode) {
    super(code);
    this.name = 'ExportFault';
  }
}
