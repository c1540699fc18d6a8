export interface OperationResult {
  ok: boolean
  /** Sentences for the person at the terminal. */
  lines: string[]
  /** Values for the program that sent the operation. */
  data: Record<string, unknown>
}

export const done = (lines: string[], data: Record<string, unknown> = {}): OperationResult => ({
  ok: true,
  lines,
  data,
})

export const fail = (...lines: string[]): OperationResult => ({ ok: false, lines, data: {} })
