/** What an operator's command came to. */
export interface OperationResult {
  ok: boolean
  /** For people, in order. */
  lines: string[]
  data: Record<string, unknown>
}
