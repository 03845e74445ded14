export { type FailureView, isFailure } from './failures/failures.ts'
export { FailureSentencesContext, useFailureView } from './failures/use-failure-view.ts'
