/** To standard error, for people; standard output is for data that scripts read. */
export const say = (...lines: string[]): void => {
  for (const line of lines) process.stderr.write(`${line}\n`)
}

/** Exit code: 1 the work failed, 2 the command was wrong, 130 a person stopped it. */
export class CommandError extends Error {
  constructor(
    message: string,
    readonly code: 1 | 2 | 130 = 1,
  ) {
    super(message)
    this.name = 'CommandError'
  }
}

/** The server has read the request and taken nothing of it. */
export class RefusedError extends CommandError {}
