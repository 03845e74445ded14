// Written by scripts/write-paths.ts from the contract: method and path of each call that only people of the shop may make.
import type { Paths } from './client.ts'

export const staffPaths: Paths = {
  staff: {
    authenticateStaff: ['POST', '/api/TokenAuth/AuthenticateStaff'],
    getOrders: ['GET', '/api/services/app/Staff/GetOrders'],
    getOrder: ['GET', '/api/services/app/Staff/GetOrder'],
    moveOrder: ['POST', '/api/services/app/Staff/MoveOrder'],
    nameParcel: ['POST', '/api/services/app/Staff/NameParcel'],
    getFlags: ['GET', '/api/services/app/Staff/GetFlags'],
    settleFlag: ['POST', '/api/services/app/Staff/SettleFlag'],
    recordPayment: ['POST', '/api/services/app/Staff/RecordPayment'],
    approvePayment: ['POST', '/api/services/app/Staff/ApprovePayment'],
    rejectPayment: ['POST', '/api/services/app/Staff/RejectPayment'],
    recordRefund: ['POST', '/api/services/app/Staff/RecordRefund'],
    getQuotes: ['GET', '/api/services/app/Staff/GetQuotes'],
    getQuote: ['GET', '/api/services/app/Staff/GetQuote'],
    answerQuote: ['POST', '/api/services/app/Staff/AnswerQuote'],
    sendProof: ['POST', '/api/services/app/Staff/SendProof'],
    getOrderMessages: ['GET', '/api/services/app/Staff/GetOrderMessages'],
    sendOrderMessage: ['POST', '/api/services/app/Staff/SendOrderMessage'],
    getRegretRequests: ['GET', '/api/services/app/Staff/GetRegretRequests'],
    closeRegretRequest: ['POST', '/api/services/app/Staff/CloseRegretRequest'],
  },
}
