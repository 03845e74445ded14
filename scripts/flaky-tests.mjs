/**
 * Names the tests that passed only when they were tried again: a race that somebody should find.
 * @public a reporter that vitest loads by its path
 */
export default class FlakyTests {
  #names = []

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId}: ${test.fullName}`)
  }

  onTestRunEnd() {
    for (const name of this.#names) console.log(`Passed on a second try: ${name}`)
  }
}
