export interface OperationResult {
  ok: boolean
  lines: string[]
  data: Record<string, unknown>
}
