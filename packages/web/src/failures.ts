export { type FailureView, isFailure, isMissing } from './failures/failures.ts'
export { FailureSentencesContext, useFailureView } from './failures/use-failure-view.ts'
