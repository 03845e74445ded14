export { ErrorPopupSlot } from './notices/error-popup-slot.tsx'
export { notify } from './notices/notify.ts'
export { ServerMessage } from './notices/server-message.tsx'
export {
  showError,
  showErrorMessage,
  /** @internal Tests look at which error is shown. */ shownError,
} from './notices/show-error.ts'
export { ToastsSlot } from './notices/toasts-slot.tsx'
