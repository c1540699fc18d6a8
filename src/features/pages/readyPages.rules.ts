export const READY_PAGES = [
  { kind: 'about', label: 'About us', help: 'Who you are, your reasons, your team and your locations.' },
  { kind: 'finance', label: 'How finance works', help: 'The steps, common questions, and a form.' },
  { kind: 'service', label: 'Service', help: 'What a service includes, where, and how to book.' },
  { kind: 'sell', label: 'How we buy cars', help: 'The steps from a price to the payment.' },
  { kind: 'warranty', label: 'Warranty', help: 'What is covered, common questions, and a form.' },
  { kind: 'campaign', label: 'Campaign', help: 'One message, a row of cars, and a form to answer it.' },
] as const

export type ReadyPageKind = (typeof READY_PAGES)[number]['kind']

export interface ReadyDealer {
  name: string
  hasFinance: boolean
}

/** Without pages about something that the dealer does not offer. */
export const offeredReadyPages = ({ hasFinance }: Pick<ReadyDealer, 'hasFinance'>) =>
  READY_PAGES.filter(({ kind }) => kind !== 'finance' || hasFinance)
