/** What is wrong with a stock file, in a sentence for the person who sends it. */
export class FileError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'FileError'
  }
}
