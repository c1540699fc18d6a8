/** People read standard error; standard output is for what a script takes on. */
export const say = (...lines: string[]): void => {
  for (const line of lines) process.stderr.write(`${line}\n`)
}

/** A command's refusal in a sentence, with its exit code: 1 the work failed, 2 the command was wrong. */
export class CommandError extends Error {
  constructor(
    message: string,
    readonly code: 1 | 2 = 1,
  ) {
    super(message)
    this.name = 'CommandError'
  }
}
