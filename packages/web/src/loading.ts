export { PageSpinner } from './loading/page-spinner.tsx'
export { RequestBars } from './loading/request-bars.tsx'
export { showProgress } from './loading/requests.ts'
export { useDelayed, useLingering } from './loading/use-lingering.ts'
