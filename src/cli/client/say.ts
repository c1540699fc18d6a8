import type { OperationResult } from '@/cli/server/operationSchema'

const lineTo =
  (stream: NodeJS.WriteStream) =>
  (...lines: string[]): void => {
    for (const line of lines) stream.write(`${line}\n`)
  }

/** Progress, questions and faults, to standard error. */
export const say = lineTo(process.stderr)
/** What a command was asked for, to standard output, where scripts read it. */
export const tell = lineTo(process.stdout)

/** What came of an operation: a refusal is a fault. Returns the exit code. */
export function report({ ok, lines }: Pick<OperationResult, 'ok' | 'lines'>): 0 | 1 {
  ;(ok ? tell : say)(...lines)
  return ok ? 0 : 1
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
