export { fetchWithProgress } from './uploads/fetch-with-progress.ts'
