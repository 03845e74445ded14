export const orderStates = [
  'placed',
  'confirmed',
  'art_review',
  'proof_sent',
  'proof_approved',
  'proof_rejected',
  'in_production',
  'ready',
  'shipped',
  'delivered',
  'returned',
  'expired',
  'cancelled',
] as const

export const moneyStates = ['unpaid', 'in_review', 'partial', 'paid', 'refunded'] as const

export const paymentStates = [
  'pending',
  'in_review',
  'approved',
  'rejected',
  'expired',
  'cancelled',
  'refunded',
  'charged_back',
] as const
