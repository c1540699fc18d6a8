export const STEPS = ['Your details', 'Deposit', 'Reserved'] as const
