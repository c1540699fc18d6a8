// Reads a test runner's JSON report: how many tests passed and failed, and each failed test's name with the reason.

/** The first lines of a message, without the terminal's colours: enough to understand the fault at the end of a log. */
function brief(message) {
  const plain = String(message ?? '').replace(/\u001b\[[\d;]*m/g, '')
  return plain.split('\n').slice(0, 12).join('\n    ')
}

/** Vitest's `--reporter=json`. A file that fails before its first test has a message of its own. */
export function vitestOutcome(report) {
  const failures = report.testResults.flatMap((file) => {
    const tests = file.assertionResults.filter((test) => test.status === 'failed')
    const lost =
      tests.length === 0 && file.status === 'failed' ? [`${file.name}: ${brief(file.message)}`] : []
    return [
      ...lost,
      ...tests.map((test) => `${file.name} › ${test.fullName}\n    ${brief(test.failureMessages[0])}`),
    ]
  })
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numPendingTests, failures }
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

/** Playwright's `json` reporter. `unsure` passed at the second try: each is named, so that somebody finds out why. */
export function playwrightOutcome(report) {
  const namesOf = (status) =>
    report.suites.flatMap(specsOf).flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === status)
        .map((test) => {
          const error = test.results.find((result) => result.error)?.error
          return `[${test.projectName}] ${spec.file} › ${spec.title}\n    ${brief(error?.message)}`
        }),
    )
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + report.stats.skipped,
    unsure: namesOf('flaky'),
    failures: [...namesOf('unexpected'), ...(report.errors ?? []).map((error) => brief(error.message))],
  }
}
