/** `failures` are names of failed tests, each with the first lines of why. */
export interface Outcome {
  passed: number
  failed: number
  failures: string[]
}
export function vitestOutcome(report: object): Outcome
/** `unsure` passed at the second try. */
export function playwrightOutcome(report: object): Outcome & { unsure: string[] }
