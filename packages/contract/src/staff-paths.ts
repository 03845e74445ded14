// Written by scripts/write-paths.ts from the contract: method and path of each call that only people of the shop may make;
// an asterisk stands for the name of the call, 'buyer' marks what the holder of a guest's link may call too.
import type { Paths } from './call.ts'

export const staffPaths: Paths = {
  staff: {
    authenticateStaff: ['POST', '/api/TokenAuth/*'],
    getOrders: ['GET', '/api/services/app/Staff/*'],
    getOrder: ['GET', '/api/services/app/Staff/*'],
    moveOrder: ['POST', '/api/services/app/Staff/*'],
    nameParcel: ['POST', '/api/services/app/Staff/*'],
    getFlags: ['GET', '/api/services/app/Staff/*'],
    settleFlag: ['POST', '/api/services/app/Staff/*'],
    recordPayment: ['POST', '/api/services/app/Staff/*'],
    approvePayment: ['POST', '/api/services/app/Staff/*'],
    rejectPayment: ['POST', '/api/services/app/Staff/*'],
    recordRefund: ['POST', '/api/services/app/Staff/*'],
    getQuotes: ['GET', '/api/services/app/Staff/*'],
    getQuote: ['GET', '/api/services/app/Staff/*'],
    answerQuote: ['POST', '/api/services/app/Staff/*'],
    sendProof: ['POST', '/api/services/app/Staff/*'],
    getOrderMessages: ['GET', '/api/services/app/Staff/*'],
    sendOrderMessage: ['POST', '/api/services/app/Staff/*'],
    getProductionBoard: ['GET', '/api/services/app/Staff/*'],
    getProductionOrder: ['GET', '/api/services/app/Staff/*'],
    moveProductionJob: ['POST', '/api/services/app/Staff/*'],
    blockProductionJob: ['POST', '/api/services/app/Staff/*'],
    unblockProductionJob: ['POST', '/api/services/app/Staff/*'],
    waiveCondition: ['POST', '/api/services/app/Staff/*'],
    recordProofApproval: ['POST', '/api/services/app/Staff/*'],
    getProductionStages: ['GET', '/api/services/app/Staff/*'],
    saveProductionStages: ['POST', '/api/services/app/Staff/*'],
    getRegretRequests: ['GET', '/api/services/app/Staff/*'],
    closeRegretRequest: ['POST', '/api/services/app/Staff/*'],
    getToday: ['GET', '/api/services/app/Staff/*'],
  },
}
