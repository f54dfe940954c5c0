import { appendFileSync } from 'node:fs';

/** Writes one line for each test file that passed, as soon as it ends: a run that is interrupted keeps what it has proved. */
export default class PassedFiles {
  #file;

  constructor(_, { file }) {
    this.#file = file;
  }

  onTestResult(_, { testFilePath, numPassingTests, numFailingTests, numPendingTests, testExecError }) {
    if (numFailingTests > 0 || testExecError) return;
    const count = { passed: numPassingTests, failed: 0, skipped: numPendingTests };
    appendFileSync(this.#file, `${JSON.stringify([testFilePath, count])}\n`);
  }
}
