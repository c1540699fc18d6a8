import { describe, expect, it } from 'vitest'
import { playwrightOutcome, vitestOutcome } from '../../../scripts/lib/reports.mjs'

describe('a vitest report', () => {
  const file = (name: string, status: string, assertionResults: object[], message = '') => ({
    name,
    status,
    message,
    assertionResults,
  })

  it('names each failed test with the first lines of why, without colours', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 1,
      testResults: [
        file('a.test.ts', 'passed', [{ status: 'passed', fullName: 'adds', failureMessages: [] }]),
        file('b.test.ts', 'failed', [
          {
            status: 'failed',
            fullName: 'takes one car',
            failureMessages: ['\u001b[31mexpected 2 to be 1\u001b[39m'],
          },
        ]),
      ],
    }
    expect(vitestOutcome(report)).toEqual({
      passed: 3,
      failed: 2,
      failures: ['b.test.ts › takes one car\n    expected 2 to be 1'],
    })
  })

  it('names a file that failed before its first test', () => {
    const report = {
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 0,
      testResults: [file('c.test.ts', 'failed', [], 'no such module')],
    }
    expect(vitestOutcome(report).failures).toEqual(['c.test.ts: no such module'])
  })
})

describe('a Playwright report', () => {
  const test = (projectName: string, status: string, message?: string) => ({
    projectName,
    status,
    results: [{ error: message ? { message } : undefined }],
  })

  it('finds failed tests in nested suites and counts a skipped one as failed', () => {
    const specs = [
      {
        title: 'the sheet opens',
        file: 'sheet.spec.ts',
        tests: [test('phone', 'unexpected', 'no dialog'), test('desktop', 'expected')],
      },
    ]
    const report = {
      stats: { expected: 1, flaky: 0, unexpected: 1, skipped: 1 },
      errors: [],
      suites: [{ specs: [], suites: [{ specs }] }],
    }
    expect(playwrightOutcome(report)).toEqual({
      passed: 1,
      failed: 2,
      failures: ['[phone] sheet.spec.ts › the sheet opens\n    no dialog'],
      unsure: [],
    })
  })

  it('names what passed at the second try, with what went wrong at the first', () => {
    const retried = { projectName: 'phone', status: 'flaky', results: [{ error: { message: 'late' } }, {}] }
    const report = {
      stats: { expected: 0, flaky: 1, unexpected: 0, skipped: 0 },
      suites: [{ specs: [{ title: 'the sheet opens', file: 'sheet.spec.ts', tests: [retried] }] }],
    }
    expect(playwrightOutcome(report)).toEqual({
      passed: 1,
      failed: 0,
      failures: [],
      unsure: ['[phone] sheet.spec.ts › the sheet opens\n    late'],
    })
  })
})
