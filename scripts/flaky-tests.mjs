/**
 * Names the tests that passed only when they were tried again, with what failed first: a race that somebody should find.
 * @public a reporter that vitest loads by its path
 */
export default class FlakyTests {
  #lines = []

  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return
    const [fault] = test.result().errors ?? []
    const [what, ...frames] = (fault?.stack ?? fault?.message ?? '').split('\n')
    const own = frames.find((frame) => frame.includes(test.module.relativeModuleId)) ?? ''
    this.#lines.push(`${test.module.relativeModuleId}: ${test.fullName}\n  ${what}\n${own}`)
  }

  onTestRunEnd() {
    for (const line of this.#lines) console.log(`Passed on a second try: ${line}`)
  }
}
