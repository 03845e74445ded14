export { dateText, daysText, dayText, momentText, shortMomentText, todayIn } from './countries/dates.ts'
export { displayDocument, displayPhone, phoneForField } from './countries/display-format.ts'
export { invoiceKindMessages } from './countries/invoice-kinds.ts'
