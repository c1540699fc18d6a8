import type { Page } from '@/payload-types'

export type ReadyLayout = Page['layout']
type Block = ReadyLayout[number]
type Icon = NonNullable<Extract<Block, { blockType: 'reasons' }>['items']>[number]['icon']

export const head = (heading: string, text: string): Block => ({ blockType: 'intro', heading, text })

export const reasons = (heading: string, items: [icon: Icon, title: string, text: string][]): Block => ({
  blockType: 'reasons',
  heading,
  items: items.map(([icon, title, text]) => ({ icon, title, text })),
})

export const questions = (items: [question: string, answer: string][]): Block => ({
  blockType: 'faq',
  heading: 'Good to know',
  items: items.map(([question, answer]) => ({ question, answer })),
})

export const closing = (heading: string, text: string, links: [label: string, href: string][]): Block => ({
  blockType: 'callToAction',
  heading,
  text,
  links: links.map(([label, href]) => ({ label, href })),
})
