export interface DoctorLine {
  ok: boolean
  line: string
}

/** What doctor says of a service once it was asked. `fault` has the reason, and tells what to do. */
export const askedLine = (
  ask: () => Promise<unknown>,
  ok: string,
  fault: (why: string) => string,
): Promise<DoctorLine> =>
  ask().then(
    () => ({ ok: true, line: `ok    ${ok}` }),
    (error: unknown) => ({
      ok: false,
      line: `FAULT ${fault(error instanceof Error ? error.message : String(error))}`,
    }),
  )
