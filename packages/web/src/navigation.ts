export { usePageFocus } from './navigation/use-page-focus.ts'
