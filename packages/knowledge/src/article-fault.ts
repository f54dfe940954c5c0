/** An article that cannot be read: the file, the line (from 1) and what is wrong there. */
export class ArticleFault extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly fault: string,
  ) {
    super(`${file}:${line}: ${fault}`);
    this.name = 'ArticleFault';
  }
}
